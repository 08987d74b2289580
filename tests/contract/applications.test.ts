import { beforeEach, expect, it } from 'vitest';
import { decideApplication, getApplications } from '@/api/applications';
import { signInAs } from '../sign-in';
import { call, messageFrom } from './call';

const PENDING = { id: 3, studentId: 23, professorId: 1 };

beforeEach(() => {
  signInAs();
});

it('lists applications of every status, some of one student twice', async () => {
  const applications = await getApplications();

  expect(new Set(applications.items.map(({ status }) => status))).toEqual(
    new Set(['pending', 'approved', 'rejected']),
  );
  expect(applications.items.filter(({ studentId }) => studentId === 21)).toHaveLength(2);
  expect(applications.items[2]).toEqual({
    ...PENDING,
    student: {
      name: 'Васильев Максим Павлович',
      course: 5,
      programme: 'Прикладная математика',
      university: 'УрФУ',
    },
    status: 'pending',
  });
});

it.each([
  { isApproved: true, is: 'approved' },
  { isApproved: false, is: 'rejected' },
])('keeps the decision $is', async ({ isApproved, is }) => {
  await decideApplication({ ...PENDING, isApproved });

  expect((await getApplications()).items.find(({ id }) => id === 3)?.status).toBe(is);
});

it.each([true, false])('takes one decision and then no other: %o', async (isApproved) => {
  await decideApplication({ ...PENDING, isApproved: true });

  await expect(decideApplication({ ...PENDING, isApproved })).rejects.toMatchObject({
    status: 400,
    serverMessage: 'Заявка уже рассмотрена',
  });
});

it.each([{ id: 4 }, { student_id: 22 }, { professor_id: 2 }])(
  'refuses ids that are not of the application: %o',
  async (other) => {
    const token = signInAs();
    const body = { id: 3, student_id: 23, professor_id: 1, status: true, ...other };

    const response = await call('PUT', '/applications/3', { token, body });

    expect(response.status).toBe(400);
    expect(await messageFrom(response)).toBe('Данные не относятся к этой заявке');
  },
);
