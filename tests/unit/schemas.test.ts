import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { findOption } from '@/domain/list-option';
import { newestFirst } from '@/domain/meeting';
import { lostIn, type ReadList } from '@/domain/read-list';
import { parseJson, writeJson } from '@/lib/json';
import { accountAnswer, integrationsAnswer, plannersAnswer } from '@/schemas/account';
import { readMeetingsSearch, readProjectsSearch } from '@/schemas/addresses';
import { applicationsAnswer } from '@/schemas/applications';
import { commitsAnswer } from '@/schemas/commits';
import { meetingProjectBody, meetingsAnswer, newMeetingAnswer } from '@/schemas/meetings';
import { projectAnswer, projectsAnswer, stagesAnswer, statusesAnswer } from '@/schemas/projects';
import { sessionAnswer } from '@/schemas/session';
import { statisticsAnswer } from '@/schemas/statistics';
import { studentsAnswer } from '@/schemas/students';
import { taskProjectAnswer, tasksAnswer } from '@/schemas/tasks';
import { type AnswerSchema, optionalText } from '@/schemas/wire';

interface Example {
  name: string;
  schema: AnswerSchema<unknown>;
  /** A complete answer as in the contract, plus unknown fields. */
  full: { served: unknown; parsed: unknown };
  /** The shortest answer of a Go server, which omits empty fields. */
  sparse: { served: unknown; parsed: unknown };
  /** Answers that the schema rejects. */
  damaged: unknown[];
}

const student = {
  surname: 'Иванов',
  name: 'Пётр',
  middlename: 'Ильич',
  cource: 3,
  education_programme: 'ПИ',
};

/** The same student as the app represents it. */
const readStudent = { name: 'Иванов Пётр Ильич', course: 3, programme: 'ПИ' };

const MEETING = {
  id: 1,
  start_time: '2026-05-01T18:00:00Z',
  end_time: '2026-05-01T18:30:00Z',
};

/** A list none of whose items was lost. */
const list = (...items: unknown[]) => ({ items, lost: 0 });

const examples: Example[] = [
  {
    name: 'session',
    schema: sessionAnswer,
    full: {
      served: { session_token: 'a/b+c=', expires_at: '2026-11-22T10:00:00.123456789+05:00', x: 1 },
      parsed: { token: 'a/b+c=', expires: Date.UTC(2026, 10, 22, 5, 0, 0, 123) },
    },
    sparse: {
      served: { session_token: 'a', expires_at: '0001-01-01T00:00:00Z' },
      parsed: { token: 'a', expires: undefined },
    },
    damaged: ['<html>', {}, { session_token: '' }, { session_token: 1 }],
  },
  {
    name: 'projects',
    schema: projectsAnswer,
    full: {
      served: {
        total: 1,
        projects: [
          {
            id: 1,
            theme: 'Тема',
            year: 2026,
            status: 'InProgress',
            stage: 'Design',
            extra: {},
            students: [
              {
                student_name: 'Иванов',
                student_course: 3,
                student_ed_program: 'ПИ',
                student_university: 'УрФУ',
                id: 7,
              },
            ],
          },
        ],
      },
      parsed: list({
        id: 1,
        theme: 'Тема',
        year: 2026,
        status: 'InProgress',
        stage: 'Design',
        students: list({ name: 'Иванов', course: 3, programme: 'ПИ', university: 'УрФУ' }),
      }),
    },
    sparse: {
      served: { projects: [{ id: '12', students: null, year: 0, status: null }] },
      parsed: list({ id: 12, theme: '', students: list() }),
    },
    damaged: ['oops', [], { projects: {} }],
  },
  {
    name: 'project',
    schema: projectAnswer,
    full: {
      served: {
        id: 1,
        theme: 'Тема',
        year: 2026,
        status: 'InProgress',
        stage: 'Design',
        cloud_folder_link: 'https://disk.example/1',
        students: [student],
        commits: null,
      },
      parsed: {
        id: 1,
        theme: 'Тема',
        year: 2026,
        status: 'InProgress',
        stage: 'Design',
        folderLink: 'https://disk.example/1',
        students: list(readStudent),
      },
    },
    sparse: {
      served: { id: 1, cloud_folder_link: '', students: [{ surname: 'Иванов', cource: 0 }] },
      parsed: {
        id: 1,
        theme: '',
        students: list({ name: 'Иванов' }),
      },
    },
    damaged: [undefined, null, 'text', { theme: 'без id' }, { id: 'семь' }],
  },
  ...[
    { name: 'statuses', field: 'statuses', schema: statusesAnswer },
    { name: 'stages', field: 'stages', schema: stagesAnswer },
  ].map(({ name, field, schema }) => ({
    name,
    schema,
    full: {
      served: {
        [field]: [
          { name: 'A', value: 0, color: 'red' },
          { name: 'B', value: 1 },
        ],
      },
      parsed: list({ name: 'A', value: 0 }, { name: 'B', value: 1 }),
    },
    // Go omits zero, so the first item of the list has no value.
    sparse: { served: { [field]: [{ name: 'A' }] }, parsed: list({ name: 'A', value: 0 }) },
    damaged: ['text', { [field]: 'A' }],
  })),
  {
    name: 'statistics',
    schema: statisticsAnswer,
    full: {
      served: {
        total_tasks: 3,
        tasks_done: 2,
        tasks_done_percent: 66.66667,
        grades: {
          defence_grade: 9,
          supervisor_grade: 8.1,
          final_grade: 8.64,
          supervisor_review: {
            id: 5,
            created: '2026-05-01T00:00:00Z',
            criterias: [{ criteria: 'Код', grade: 8, weight: 0.30000001 }],
          },
        },
      },
      parsed: {
        totalTasks: 3,
        doneTasks: 2,
        donePercent: 67,
        grades: {
          defence: 9,
          supervisor: 8.1,
          final: 8.64,
          review: {
            id: 5,
            date: '2026-05-01T00:00',
            criteria: list({ text: 'Код', grade: 8, tenths: 3 }),
            lost: 0,
          },
          lost: 0,
        },
      },
    },
    sparse: {
      served: { grades: { defence_grade: 0, supervisor_review: { criterias: null } } },
      parsed: { totalTasks: 0, doneTasks: 0, donePercent: 0, grades: { lost: 0 } },
    },
    damaged: ['text', null],
  },
  {
    name: 'tasks',
    schema: tasksAnswer,
    full: {
      served: {
        tasks: [
          {
            id: 1,
            name: 'Глава 1',
            description: 'Обзор',
            deadline: '2026-05-01T18:00:00Z',
            status: 2,
            cloud_folder_link: 'https://disk.example/2',
          },
          { id: 2, name: 'Глава 2', description: '', deadline: null, status: 'In Progress' },
        ],
      },
      parsed: list(
        {
          id: 1,
          name: 'Глава 1',
          description: 'Обзор',
          deadline: '2026-05-01T18:00',
          status: 2,
          folderLink: 'https://disk.example/2',
        },
        { id: 2, name: 'Глава 2', description: '', status: 'In Progress' },
      ),
    },
    sparse: {
      served: { tasks: [{ id: 1, name: 'Глава 1' }] },
      parsed: list({ id: 1, name: 'Глава 1', description: '', status: 0 }),
    },
    damaged: ['text', { tasks: 1 }],
  },
  {
    name: 'task project',
    schema: taskProjectAnswer,
    full: {
      served: { id: 1, theme: 'Тема', status: 'InProgress', stage: 'Design', student },
      parsed: { theme: 'Тема', status: 'InProgress', stage: 'Design', student: readStudent },
    },
    sparse: { served: { student: null }, parsed: { theme: '' } },
    damaged: [null, 'text'],
  },
  {
    name: 'commits',
    schema: commitsAnswer,
    full: {
      served: {
        commits: [{ date_created: '2026-05-01T18:00:00Z', message: 'a', created_by: 'b' }],
      },
      parsed: list({ createdAt: Date.UTC(2026, 4, 1, 18), message: 'a', author: 'b' }),
    },
    sparse: { served: { commits: [{}] }, parsed: list({ message: '', author: '' }) },
    damaged: ['text', { commits: 'none' }],
  },
  {
    name: 'applications',
    schema: applicationsAnswer,
    full: {
      served: {
        applications: [
          {
            id: 1,
            professor_id: 2,
            student_id: 3,
            student_name: 'Иванов',
            student_uni: 'УрФУ',
            student_ed_prog: 'ПИ',
            student_course: 3,
            status: 'null',
          },
        ],
      },
      parsed: list({
        id: 1,
        professorId: 2,
        studentId: 3,
        student: { name: 'Иванов', course: 3, programme: 'ПИ', university: 'УрФУ' },
        status: 'pending',
      }),
    },
    sparse: {
      served: { applications: [{ id: '1', professor_id: '2', student_id: '3', status: null }] },
      parsed: list({
        id: 1,
        professorId: 2,
        studentId: '3',
        student: { name: '' },
        status: 'pending',
      }),
    },
    damaged: ['text', { applications: {} }],
  },
  {
    name: 'meetings',
    schema: meetingsAnswer,
    full: {
      served: {
        slots: [
          {
            id: 1,
            start_time: '2026-05-01T18:00:00+05:00',
            end_time: '2026-05-01T18:30:00+05:00',
            is_online: true,
            description: 'Обсуждение',
            student_id: 3,
            student_name: 'Иванов',
            project_id: 4,
            project_theme: 'Тема',
          },
        ],
      },
      parsed: list({
        id: 1,
        start: Date.UTC(2026, 4, 1, 13),
        end: Date.UTC(2026, 4, 1, 13, 30),
        isOnline: true,
        description: 'Обсуждение',
        studentId: 3,
        studentName: 'Иванов',
        projectId: 4,
        projectTheme: 'Тема',
      }),
    },
    sparse: {
      served: {
        slots: [
          {
            id: 1,
            start_time: '2026-05-01T18:00:00Z',
            end_time: '2026-05-01T18:30:00Z',
            project_id: 0,
          },
        ],
      },
      parsed: list({
        id: 1,
        start: Date.UTC(2026, 4, 1, 18),
        end: Date.UTC(2026, 4, 1, 18, 30),
        isOnline: false,
        description: '',
      }),
    },
    damaged: ['text', { slots: 'none' }],
  },
  {
    name: 'account',
    schema: accountAnswer,
    full: {
      served: { id: 9, name: 'Анна', science_degree: 'к.т.н.', university: 'УрФУ' },
      parsed: { name: 'Анна', degree: 'к.т.н.', university: 'УрФУ' },
    },
    sparse: { served: {}, parsed: { name: '' } },
    damaged: [null, 'text'],
  },
  {
    name: 'integrations',
    schema: integrationsAnswer,
    full: {
      served: {
        planner: { type: { id: 1, name: 'Google Calendar' }, planner_name: 'Рабочий' },
        cloud_drive: { type: { name: 'Google Drive' }, base_folder_name: 'SPMS' },
        repo_hubs: [{ name: 'GitHub' }],
      },
      parsed: {
        planner: { service: 'Google Calendar', calendar: 'Рабочий' },
        cloudDrive: { service: 'Google Drive', rootFolder: 'SPMS' },
        repositoryHubs: list({ name: 'GitHub' }),
      },
    },
    sparse: {
      served: { planner: '', cloud_drive: { type: null, base_folder_name: '' }, repo_hubs: null },
      parsed: { cloudDrive: {}, repositoryHubs: list() },
    },
    damaged: [null, 'text'],
  },
  {
    name: 'planners',
    schema: plannersAnswer,
    full: {
      served: { planners: [{ id: 'primary', name: 'Основной' }] },
      parsed: list({ id: 'primary', name: 'Основной' }),
    },
    sparse: { served: { planners: null }, parsed: list() },
    damaged: ['text', { planners: 'нет' }],
  },
];

describe.each(examples)('$name', ({ schema, full, sparse, damaged }) => {
  test('full: the fields of the contract, nothing else', () => {
    expect(schema.parse(full.served)).toEqual(full.parsed);
  });

  test('sparse: what is left out becomes a value or undefined, once and for all', () => {
    expect(schema.parse(sparse.served)).toEqual(sparse.parsed);
  });

  test.each(damaged)('damaged: %j is refused', (served) => {
    expect(schema.safeParse(served).success).toBe(false);
  });
});

test.each([
  projectsAnswer,
  statusesAnswer,
  stagesAnswer,
  tasksAnswer,
  commitsAnswer,
  applicationsAnswer,
  meetingsAnswer,
  plannersAnswer,
])('a list without its field, or no list at all, is an empty one', (schema) => {
  expect(schema.parse({})).toEqual(list());
  expect(schema.parse(null)).toEqual(list());
  expect(schema.parse(undefined)).toEqual(list());
});

test.each([
  [projectsAnswer, 'projects', { id: 1 }, { theme: 'без id' }],
  [projectsAnswer, 'projects', { id: 1 }, null],
  [statusesAnswer, 'statuses', { name: 'A' }, { name: 'A', value: 'zero' }],
  [tasksAnswer, 'tasks', { id: 1 }, { id: 2, status: {} }],
  [commitsAnswer, 'commits', {}, 7],
  [applicationsAnswer, 'applications', { id: 1, professor_id: 2, student_id: 3 }, { id: 'один' }],
  [meetingsAnswer, 'slots', MEETING, { ...MEETING, start_time: 'завтра' }],
  [meetingsAnswer, 'slots', MEETING, { ...MEETING, end_time: '12026-05-01T18:00:00Z' }],
  [plannersAnswer, 'planners', { id: 1 }, { name: 'без id' }],
])('an unreadable record is left out and counted (%#)', (schema, field, sound, broken) => {
  const all = schema.parse({ [field]: [sound, sound] });
  const some = schema.parse({ [field]: [broken, sound, broken, sound, broken] });
  expect(all.lost).toBe(0);
  expect(some).toEqual({ items: all.items, lost: 3 });
});

test('a record inside of a record is left out and counted as well', () => {
  const students = [student, 7, student];
  const project = projectAnswer.parse({ id: 1, students });
  expect(project.students).toEqual({ items: [readStudent, readStudent], lost: 1 });
  expect(lostIn(project)).toBe(1);
  expect(lostIn(projectsAnswer.parse({ projects: [{ id: 1, students }, null] }))).toBe(2);
  const criterias = [{ criteria: 'Код', weight: 1 }, { weight: 'много' }];
  const served = { grades: { supervisor_review: { id: 1, criterias } } };
  expect(lostIn(statisticsAnswer.parse(served))).toBe(1);
});

test('statistics are read field by field: an unreadable one is left out, and grades count it', () => {
  const criterias = [{ criteria: 'Код', grade: 8, weight: 1 }];
  const whole = {
    total_tasks: 3,
    tasks_done: 2,
    tasks_done_percent: 67,
    grades: {
      defence_grade: 9,
      supervisor_grade: 8,
      final_grade: 8.4,
      supervisor_review: { id: 5, created: '2026-05-01T00:00:00Z', criterias },
    },
  };
  const sound = statisticsAnswer.parse(whole);
  expect(lostIn(sound)).toBe(0);

  for (const [field, name] of [
    ['total_tasks', 'totalTasks'],
    ['tasks_done', 'doneTasks'],
    ['tasks_done_percent', 'donePercent'],
  ] as const) {
    const read = statisticsAnswer.parse({ ...whole, [field]: 'три' });
    expect(read).toEqual({ ...sound, [name]: undefined });
  }
  for (const [field, name] of [
    ['defence_grade', 'defence'],
    ['supervisor_grade', 'supervisor'],
    ['final_grade', 'final'],
  ] as const) {
    const read = statisticsAnswer.parse({ ...whole, grades: { ...whole.grades, [field]: 'пять' } });
    expect(read).toEqual({
      ...sound,
      grades: { ...sound.grades, [name]: undefined, lost: 1 },
    });
  }
  const review = whole.grades.supervisor_review;
  for (const supervisor_review of [
    'нет',
    [1],
    { ...review, id: {} },
    { ...review, created: {} },
    { ...review, criterias: 'Код' },
    { criterias: ['Код'] },
  ]) {
    const read = statisticsAnswer.parse({ grades: { ...whole.grades, supervisor_review } });
    expect(read.grades).toMatchObject({ defence: 9, final: 8.4 });
    expect(lostIn(read.grades), JSON.stringify(supervisor_review)).toBe(1);
  }
  for (const grades of ['нет', true, 7, [8]]) {
    const read = statisticsAnswer.parse({ ...whole, grades });
    expect(read).toMatchObject({ totalTasks: 3, grades: { lost: 1 } });
  }
});

test('each part of a review alone makes one, and one without any is none', () => {
  const reviewOf = (supervisor_review: unknown) =>
    statisticsAnswer.parse({ grades: { supervisor_review } }).grades?.review;
  expect(reviewOf({ id: 5 })).toMatchObject({ id: 5, criteria: { items: [] } });
  expect(reviewOf({ created: '2026-05-01T00:00:00Z' })).toMatchObject({ date: '2026-05-01T00:00' });
  expect(reviewOf({ criterias: [{ criteria: 'Код' }] })?.criteria.items).toHaveLength(1);
  expect(reviewOf({ criterias: ['Код'] })?.criteria.lost).toBe(1);
  for (const none of [{}, { id: 0, criterias: [] }, { id: null, created: null }, null]) {
    expect(reviewOf(none)).toBeUndefined();
  }
});

test('an end of the session that cannot be read is none', () => {
  for (const expires_at of ['tomorrow', '', null, undefined, '9999-99-99T00:00:00Z']) {
    expect(sessionAnswer.parse({ session_token: 'a', expires_at })).toEqual({ token: 'a' });
  }
});

test('the query cache keeps the number of records that a list has lost', () => {
  const read = (broken: unknown[]) =>
    tasksAnswer.parse({ tasks: [{ id: 1, name: 'Обзор' }, ...broken] });
  const client = new QueryClient();
  for (const [broken, count] of [
    [[null], 1] as const,
    [[null, null], 2] as const,
    [[], 0] as const,
  ]) {
    client.setQueryData(['tasks'], read([...broken]));
    expect(lostIn(client.getQueryData(['tasks']))).toBe(count);
    client.setQueryData(['tasks'], read([...broken]));
    expect(lostIn(client.getQueryData(['tasks']))).toBe(count);
  }
});

test('meetings come newest first', () => {
  const at = (id: number, hour: number) => ({
    ...MEETING,
    id,
    start_time: `2026-05-01T${hour}:00:00Z`,
  });
  const slots = [at(1, 10), at(2, 12), null, at(3, 11), at(4, 12)];
  const read = newestFirst(meetingsAnswer.parse({ slots }));
  expect(read.items.map(({ id }) => id)).toEqual([4, 2, 3, 1]);
  expect(lostIn(read)).toBe(1);
});

test('identifiers beyond 2⁵³ keep their digits, as numbers and as text', () => {
  const digits = '9007199254740993';
  const served = parseJson(
    `{"slots": [{"id": ${digits}, "start_time": "2026-05-01T18:00:00Z",
      "end_time": "2026-05-01T18:30:00Z", "student_id": ${digits}, "project_id": "${digits}"}]}`,
  );
  expect(meetingsAnswer.parse(served)).toEqual(
    list({
      id: digits,
      start: Date.UTC(2026, 4, 1, 18),
      end: Date.UTC(2026, 4, 1, 18, 30),
      isOnline: false,
      description: '',
      studentId: BigInt(digits),
      projectId: digits,
    }),
  );
  expect(writeJson(meetingProjectBody.parse(digits))).toBe(`{"project_id":${digits}}`);
});

test.each(['12026-05-01T18:00:00Z', '+012026-05-01T18:00:00Z', 'скоро 2', '2026-13-01T00:00:00Z'])(
  'the time %s costs its record',
  (served) => {
    const lost = { items: [], lost: 1 };
    expect(commitsAnswer.parse({ commits: [{ date_created: served }] })).toEqual(lost);
    expect(tasksAnswer.parse({ tasks: [{ id: 1, deadline: served }] })).toEqual(lost);
  },
);

test.each([
  [7.5, 7.5],
  [-3, -3],
  [11, 11],
  [0, undefined],
])('the grade %s of a server is %s', (served, grade) => {
  const supervisor_review = { id: 1, criterias: [{ criteria: 'Код', weight: 1, grade: served }] };
  const { grades } = statisticsAnswer.parse({
    grades: { defence_grade: served, supervisor_review },
  });
  expect(grades?.defence).toBe(grade);
  expect(grades?.review?.criteria.items[0]?.grade).toBe(grade);
});

test.each([
  [66.66667, 67],
  [99.9, 99],
  [100, 100],
  [0, 0],
])('%s percent are %s', (tasks_done_percent, percent) => {
  expect(statisticsAnswer.parse({ tasks_done_percent }).donePercent).toBe(percent);
});

test.each([
  '0001-01-01T00:00:00Z',
  '0001-01-01T00:00:00+05:00',
  '0001-01-01T00:00:00-05:00',
  '0001-01-01T05:00:00+05:00',
  '0000-12-31T19:00:00-05:00',
  // Local mean time, whose seconds RFC 3339 cuts off: Moscow and New York.
  '0001-01-01T02:30:17+02:30',
  '0000-12-31T19:03:58-04:56',
])('the zero time %s is no date', (created) => {
  const review = { id: 5, created, criterias: [] };
  const { grades } = statisticsAnswer.parse({ grades: { supervisor_review: review } });
  expect(grades?.review?.date).toBeUndefined();
  const [task] = tasksAnswer.parse({ tasks: [{ id: 1, name: 'Обзор', deadline: created }] }).items;
  expect(task?.deadline).toBeUndefined();
});

test('a grade computed by the server is rounded to two digits', () => {
  const { grades } = statisticsAnswer.parse({
    grades: { supervisor_grade: 8.100000381, final_grade: 8.6449999 },
  });
  expect(grades).toMatchObject({ supervisor: 8.1, final: 8.64 });
});

test.each([
  ['2026-11-22', '2026-11-22'],
  ['1970-01-01', '1970-01-01'],
  ['9999-12-31', undefined],
  ['0000-01-01', undefined],
  ['2026-02-30', undefined],
  ['завтра', undefined],
])('the week of %s is that of %s', (week, read) => {
  expect(readMeetingsSearch({ week }).week).toBe(read);
});

test.each([
  ['null', 'pending'],
  [null, 'pending'],
  ['true', 'approved'],
  [true, 'approved'],
  ['false', 'rejected'],
  [false, 'rejected'],
  ['withdrawn', undefined],
])('an application whose status is %j on the wire is %s', (status, parsed) => {
  const served = { applications: [{ id: 1, professor_id: 2, student_id: 3, status }] };
  expect(applicationsAnswer.parse(served).items[0]?.status).toBe(parsed);
});

const START = '2026-11-22T10:00:00+05:00';

test.each([
  [17, { id: 17 }],
  ['17', { id: 17 }],
  [{ id: 17 }, { id: 17 }],
  [{ id: '17', start_time: START }, { id: 17 }],
  [-1, { overlap: {} }],
  ['-1', { overlap: {} }],
  [{ id: -1 }, { overlap: {} }],
  [{ id: -1, start_time: START }, { overlap: { start: Date.parse(START) } }],
  [{ id: '-1', start_time: START }, { overlap: { start: Date.parse(START) } }],
  [{ id: -1, start_time: '' }, { overlap: {} }],
  [{ id: -1, start_time: 'завтра' }, { overlap: {} }],
  [{ id: -1, start_time: { at: 1 } }, { overlap: {} }],
  [{ id: -1, start_time: '0001-01-01T00:00:00Z' }, { overlap: {} }],
  [{ slot: 17 }, {}],
  [{ id: null }, {}],
  ['создано', {}],
  [undefined, {}],
])('the answer %j to a new meeting says %j', (served, parsed) => {
  expect(newMeetingAnswer.parse(served)).toEqual(parsed);
});

test.each([0, -2, '0', { id: 0 }, { id: -7, start_time: START }, { id: 'нет' }, { id: 1.5 }])(
  'the answer %j to a new meeting is no success',
  (served) => expect(newMeetingAnswer.safeParse(served).success).toBe(false),
);

test('an unreadable field that is only shown does not make its record unreadable', () => {
  const project = projectAnswer.parse({
    id: 1,
    theme: {},
    year: [],
    status: true,
    students: 'нет',
  });
  expect(project).toEqual({ id: 1, theme: '', students: { items: [], lost: 1 } });
  expect(lostIn(project)).toBe(1);
  expect(taskProjectAnswer.parse({ theme: [], student: 'Иванов' })).toEqual({ theme: '' });
  expect(accountAnswer.parse({ name: {}, university: 'УрФУ' })).toEqual({
    name: '',
    university: 'УрФУ',
  });
});

test('the only student of a project of older servers is read from its list and its page', () => {
  const listed = { id: 1, theme: 'Тема', student_name: 'Иванов Иван', cource: 3 };
  const nobody = { id: 2, theme: 'Тема', student_name: '', cource: 0 };
  const both = { ...listed, students: [{ student_name: 'Петров Пётр' }] };
  const served = { projects: [listed, nobody, both, { ...listed, students: [7] }] };
  const { items } = projectsAnswer.parse(served);
  expect(items.map(({ students }) => students)).toEqual([
    { items: [expect.objectContaining({ name: 'Иванов Иван', course: 3 })], lost: 0 },
    { items: [], lost: 0 },
    { items: [expect.objectContaining({ name: 'Петров Пётр' })], lost: 0 },
    { items: [], lost: 1 },
  ]);

  const studentsOf = (project: object) => projectAnswer.parse({ id: 1, ...project }).students;
  expect(studentsOf({ student })).toEqual({ items: [readStudent], lost: 0 });
  expect(studentsOf({ student, students: [student, student] }).items).toHaveLength(2);
  for (const none of [undefined, null, '', {}, { surname: '', cource: 0 }]) {
    expect(studentsOf({ student: none })).toEqual({ items: [], lost: 0 });
  }
  expect(studentsOf({ student: 7 })).toEqual({ items: [], lost: 1 });
});

test('the students are taken as they are', () => {
  const served = [{ id: 1, anything: [null, 'x'] }];
  expect(studentsAnswer.parse(served)).toEqual(served);
  expect(studentsAnswer.safeParse(undefined).success).toBe(false);
});

test.each([
  [{}, 'InProgress'],
  [{ filter: '' }, 'InProgress'],
  [{ filter: 7 }, 'InProgress'],
  [{ filter: 'Отложен' }, 'Отложен'],
])('the search %j filters by %s', (search, filter) => {
  expect(readProjectsSearch(search)).toEqual({ filter });
});

const options = [
  { name: 'NotConfirmed', value: 0 },
  { name: 'InProgress', value: 1 },
];

test.each([
  ['NotConfirmed', 0],
  [0, 0],
  ['1', 1],
  ['Other', undefined],
  [undefined, undefined],
])('%j is the option with the value %s', (served, value) => {
  expect(findOption(options, served)?.value).toBe(value);
});

test('unreadable parts of the integrations are left out', () => {
  const read = integrationsAnswer.parse({
    planner: 'Google',
    cloud_drive: { type: 7, base_folder_name: 'SPMS' },
    repo_hubs: 'GitHub',
  });
  expect(read.planner).toBeUndefined();
  expect(read.cloudDrive).toEqual({ rootFolder: 'SPMS' });
  expect(read.repositoryHubs).toEqual({ items: [], lost: 1 });
  expect(lostIn(read)).toBe(1);
});

test.each([
  ['текст', 'текст'],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
  [0, '0'],
  [9007199254740993n, '9007199254740993'],
])('the text %o is read as %o', (served, text) => {
  expect(optionalText.parse(served)).toBe(text);
});

describe.each([0, '0', -1, '-1', -0])('the number %j', (none) => {
  const RECORDS: Record<
    string,
    [AnswerSchema<ReadList<unknown>>, string, Record<string, unknown>]
  > = {
    project: [projectsAnswer, 'projects', { id: 1, theme: 'Тема' }],
    task: [tasksAnswer, 'tasks', { id: 1, name: 'Задание' }],
    meeting: [meetingsAnswer, 'slots', MEETING],
    application: [applicationsAnswer, 'applications', { id: 1, professor_id: 1, student_id: 1 }],
  };

  test.each(Object.entries(RECORDS))(
    'makes a %s count as unreadable',
    (_noun, [schema, field, record]) => {
      const answer = { [field]: [record, { ...record, id: none }] };
      expect(schema.parse(answer)).toMatchObject({ items: [{ id: 1 }], lost: 1 });
    },
  );

  test('is no student of an application', () => {
    const application = { id: 1, professor_id: 0, student_id: none };
    expect(applicationsAnswer.parse({ applications: [application] })).toEqual({
      items: [],
      lost: 1,
    });
  });

  test('means that a meeting has no project and no student, and nothing is lost', () => {
    const slot = { ...MEETING, project_id: none, student_id: none };
    expect(meetingsAnswer.parse({ slots: [slot] })).toMatchObject({
      items: [{ projectId: undefined, studentId: undefined }],
      lost: 0,
    });
  });
});
