import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp } from '../render-app';
import { haveMeetings, inDays, meeting } from '../screens/meetings/meeting-data';
import { sandbox } from '../server';
import { changeFaults, type Fault, failWith, fault } from './faults';
import { settle } from './page';

/*
 * Every sentence that says that nothing is there: it is said of a list that is empty, and never alone of one that was
 * refused, that the server has no call for, or that an outage emptied.
 */

interface Sentence {
  text: string;
  at: string;
  call: string;
  /** The answer of a server that has nothing. */
  empty: Parameters<typeof Response.json>[0];
  /** What is said, or seen, of a refusal. */
  refused: RegExp;
  /** The same where the server has no such call, if it is told apart. */
  missing?: RegExp;
  /** The sentence stands below that, as spec §8 wants it. */
  isKept?: true;
}

const READING = /Загрузка/;
const FAILED = /Не удалось загрузить/;
const NO_CALL = /Этот сервер не ведёт заявок/;
const UNKNOWN = /Не удалось узнать, что подключено/;
const VANISHED = /Сервер больше не показывает встречи\. Возможно, календарь недоступен/;
const MEETINGS = { call: 'GET /slots/professor/student', empty: { slots: [] } };
const APPLICATIONS = { call: 'GET /applications/professor', empty: { applications: [] } };
const TASKS = { call: 'GET /projects/:projectId/tasks', empty: { tasks: [] } };
const COMMITS = { call: 'GET /projects/:projectId/commits', empty: { commits: [] } };
const STATISTICS = {
  call: 'GET /projects/:projectId/statistics',
  empty: { total_tasks: 0, grades: {} },
};
const INTEGRATIONS = { call: 'GET /account/integrations', empty: { repo_hubs: [] } };
const MEETINGS_FAILED = /Ошибка загрузки данных о встречах/;

const SENTENCES: readonly Sentence[] = [
  {
    text: 'Проектов нет!',
    at: '/projects',
    call: 'GET /projects',
    empty: { projects: [] },
    refused: READING,
  },
  {
    text: 'Заявок на рассмотрении нет!',
    at: '/applications',
    ...APPLICATIONS,
    refused: FAILED,
    missing: NO_CALL,
    isKept: true,
  },
  {
    text: 'Новых заявок нет',
    at: '/',
    ...APPLICATIONS,
    refused: FAILED,
    missing: NO_CALL,
  },
  {
    text: 'В настоящее время нет доступных студентов для научного руководства.',
    at: '/scientificleadership/add',
    ...APPLICATIONS,
    refused: FAILED,
    missing: NO_CALL,
    isKept: true,
  },
  { text: 'Нет запланированных встреч', at: '/meetings', ...MEETINGS, refused: MEETINGS_FAILED },
  { text: 'Встреч впереди нет', at: '/', ...MEETINGS, refused: MEETINGS_FAILED },
  { text: 'Встреч по проекту не было', at: '/projects/1', ...MEETINGS, refused: FAILED },
  {
    text: 'В этот день встреч нет',
    at: '/meetings/arrange',
    ...MEETINGS,
    refused: /Не удалось загрузить встречи/,
  },
  { text: 'Заданий нет!', at: '/projects/1/tasks', ...TASKS, refused: READING },
  { text: 'Заданий нет!', at: '/projects/1', ...TASKS, refused: FAILED },
  { text: 'Коммитов нет!', at: '/projects/1/commits', ...COMMITS, refused: FAILED },
  {
    text: 'За последние 30 дней коммитов нет',
    at: '/projects/1',
    ...COMMITS,
    refused: FAILED,
  },
  { text: 'Оценок пока нет', at: '/projects/3', ...STATISTICS, refused: FAILED },
  { text: 'Заданий пока нет.', at: '/projects/1/stats', ...STATISTICS, refused: READING },
  {
    text: 'Календарей пока нет.',
    at: '/integration/setplanner',
    call: 'GET /auth/integration/getplanners',
    empty: { planners: [] },
    refused: /Не удалось загрузить список календарей/,
  },
  {
    text: 'Вы еще не подключили облачное хранилище',
    at: '/projects/1/tasks/add',
    ...INTEGRATIONS,
    refused: UNKNOWN,
  },
  {
    text: 'Вы еще не подключили облачное хранилище',
    at: '/scientificleadership/add',
    ...INTEGRATIONS,
    refused: UNKNOWN,
    isKept: true,
  },
  { text: 'Планировщик не подключён', at: '/', ...INTEGRATIONS, refused: UNKNOWN },
  { text: 'Планировщик не подключён', at: '/profile', ...INTEGRATIONS, refused: UNKNOWN },
  // What is listed proves the planner, the commits the hub.
  { text: 'Планировщик не подключён', at: '/meetings', ...INTEGRATIONS, refused: /Перенести/ },
  { text: 'GitHub не подключён', at: '/projects/1', ...INTEGRATIONS, refused: /Последний коммит/ },
];

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  haveMeetings(meeting(inDays(2), 30, { projectId: 1 }), meeting(inDays(3)));
});

const main = () => document.querySelector('main');
/** The text of the page, with the names of its spinners. */
const shown = () => {
  const spinners = main()?.querySelectorAll('progress, [role=progressbar]') ?? [];
  return [main()?.textContent, ...[...spinners].map(({ ariaLabel }) => ariaLabel)].join(' ');
};

function answering(body: Sentence['empty']): Fault {
  return { name: 'empty', code: 200, read: 'nothing', answer: () => Response.json(body) };
}

describe.each(SENTENCES)('$text $at', ({ text, at, call, empty, refused, missing, isKept }) => {
  test('is said where there is nothing', async () => {
    failWith(new Map([[call, answering(empty)]]));
    const app = await renderApp(at);
    await settle(app.queryClient);
    await waitFor(() => expect(shown()).toContain(text));
    expect(shown()).not.toMatch(/Не удалось|Ошибка|не ведёт/);
  });

  test.each([
    ['a refusal', '403', refused],
    ['no such call', '404', missing ?? refused],
  ])('is not said alone of %s', async (_name, status, told) => {
    failWith(new Map([[call, fault(status)]]));
    const app = await renderApp(at);
    await settle(app.queryClient);
    await waitFor(() => expect(shown()).toMatch(told));
    if (!(isKept && told === refused)) expect(shown()).not.toContain(text);
  });
});

test.each(SENTENCES.filter(({ call }) => call === MEETINGS.call))(
  '$text $at is not said when an outage empties the list that was shown',
  async ({ text, at, call, empty }) => {
    failWith(new Map());
    const app = await renderApp('/meetings');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    app.goTo(at);
    await settle(app.queryClient);
    changeFaults(new Map([[call, answering(empty)]]));
    await app.queryClient().invalidateQueries({ queryKey: ['meetings'] });
    await waitFor(() => expect(document.body).toHaveTextContent(VANISHED));
    // The day of the form is today, on which there was none before.
    if (at !== '/meetings/arrange') expect(shown()).not.toContain(text);
    expect(sandbox.professor().meetings).toHaveLength(2);
  },
);
