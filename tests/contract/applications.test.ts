import { beforeEach, expect, it } from 'vitest';
import { decideApplication, getApplications } from '@/api/applications';
import { call, messageFrom, signInAs } from './call';

const PENDING = { id: 3, student_id: 23, professor_id: 1 };

beforeEach(() => {
  signInAs();
});

it('lists applications of every status, some of one student twice', async () => {
  const applications = await getApplications();

  expect(new Set(applications.items.map(({ status }) => status))).toEqual(
    new Set(['pending', 'approved', 'rejected']),
  );
  expect(applications.items.filter(({ student_id }) => student_id === 21)).toHaveLength(2);
  expect(applications.items[2]).toEqual({
    ...PENDING,
    student_name: 'Васильев Максим Павлович',
    student_uni: 'УрФУ',
    student_ed_prog: 'Прикладная математика',
    student_course: 5,
    status: 'pending',
  });
});

it.each([
  { status: true, is: 'approved' },
  { status: false, is: 'rejected' },
])('keeps the decision $status', async ({ status, is }) => {
  await decideApplication({ ...PENDING, status });

  expect((await getApplications()).items.find(({ id }) => id === 3)?.status).toBe(is);
});

it.each([true, false])('takes one decision and then no other: %o', async (status) => {
  await decideApplication({ ...PENDING, status: true });

  await expect(decideApplication({ ...PENDING, status })).rejects.toMatchObject({
    status: 400,
    serverMessage: 'Заявка уже рассмотрена',
  });
});

it.each([{ id: 4 }, { student_id: 22 }, { professor_id: 2 }])(
  'refuses ids that are not of the application: %o',
  async (other) => {
    const token = signInAs();
    const body = { ...PENDING, status: true, ...other };

    const response = await call('PUT', '/applications/3', { token, body });

    expect(response.status).toBe(400);
    expect(await messageFrom(response)).toBe('Данные не относятся к этой заявке');
  },
);

it('refuses a status as text', async () => {
  const token = signInAs();

  const response = await call('PUT', '/applications/3', {
    token,
    body: { ...PENDING, status: 'true' },
  });

  expect(response.status).toBe(400);
});
