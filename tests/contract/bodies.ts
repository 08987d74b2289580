import { mainCredentials } from '../accounts';

/** A valid body for each call that takes one. */
export const BODIES: readonly { name: string; body: Record<string, unknown> }[] = [
  { name: 'PUT /projects/1', body: { status: 1 } },
  {
    name: 'PUT /projects/2/grades',
    body: {
      defence_grade: 9,
      supervisor_review: {
        id: 201,
        created: '2026-11-01T00:00:00Z',
        criterias: [{ criteria: 'Всё', weight: 1, grade: 10 }],
      },
    },
  },
  {
    name: 'POST /projects/add',
    body: {
      theme: 'Тема',
      student_ids: [21],
      year: 2026,
      repository_owner_login: 'o',
      repository_name: 'r',
    },
  },
  {
    name: 'POST /projects/1/tasks/add',
    body: { name: 'Доклад', description: '', deadline: '2030-05-01T18:00:00Z' },
  },
  { name: 'PUT /projects/1/tasks/3', body: { status: 2 } },
  {
    name: 'PUT /applications/3',
    body: { id: 3, student_id: 23, professor_id: 1, status: true },
  },
  {
    name: 'POST /slots/addslot',
    body: {
      duration: 30,
      description: '',
      meeting_time: '2099-01-01T10:00:00.000Z',
      is_online: true,
    },
  },
  {
    name: 'PUT /slots/9/update',
    body: {
      meeting_time: '2099-02-01T10:00:00.000Z',
      duration: 30,
      description: '',
      is_online: true,
    },
  },
  { name: 'POST /slots/9/addproject', body: { project_id: 1 } },
  { name: 'POST /auth/integration/setplanner', body: { planner_id: 'primary' } },
  { name: 'POST /auth/signin', body: mainCredentials },
  {
    name: 'POST /auth/signup',
    body: {
      username: '+79991112233',
      password: 'secret',
      name: 'Имя',
      surname: 'Фамилия',
      middlename: '',
    },
  },
];

/** Splits the name of a call into method and path. */
export const split = (name: string) => name.split(' ') as [string, string];
