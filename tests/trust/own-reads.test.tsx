import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp } from '../render-app';
import { letTimersRun, passTime } from '../running-clock';
import { haveMeetings, inDays, meeting } from '../screens/meetings/meeting-data';
import { changeFaults, type Fault, failWith, fault, requests } from './faults';
import { settle } from './page';

/*
 * Every part of a page or dialog that waits for a read of its own, with every way in which the read fails for good:
 * it ends in words and 'Повторить', which reads again. What a page itself waits for is in matrix.test.tsx.
 */

type App = Awaited<ReturnType<typeof renderApp>>;

interface OwnRead {
  name: string;
  call: string;
  at: string;
  /** Before the read fails: what brings the page to where the part is opened. */
  before?: (app: App) => Promise<unknown>;
  /** Opens the part, which reads. */
  open?: (app: App) => Promise<unknown>;
  /** The part. */
  part: () => HTMLElement | Promise<HTMLElement>;
  /** What it says of the failure. */
  says?: RegExp;
  /** What it shows in the end. */
  shows: (part: HTMLElement) => HTMLElement | null | undefined;
}

const dialog = (name: string) => () => screen.findByRole('dialog', { name });
const region = (name: string | RegExp) => () => screen.findByRole('region', { name });
const main = () => screen.getByRole('main');
const choice = (part: HTMLElement) => within(part).queryByRole('combobox', { name: 'Проект' });
const text = (shown: RegExp) => (part: HTMLElement) => within(part).queryAllByText(shown)[0];

async function press({ user }: App, name: string) {
  const [button] = await screen.findAllByRole('button', { name });
  if (button) await user.click(button);
}

async function choose({ user }: App, title: string) {
  const field = await within(await dialog(title)()).findByRole('combobox', { name: 'Проект' });
  await user.click(field);
  const [option] = await screen.findAllByRole('option');
  if (option) await user.click(option);
}

const COPY_CRITERIA = 'Скопировать критерии';
const COPY_TASKS = 'Скопировать из другого проекта';
const toCriteria = async (app: App) => {
  await press(app, 'Изменить');
  await press(app, COPY_CRITERIA);
};
const askForState = (button: string) => async (app: App) => {
  await app.user.click((await screen.findAllByRole('checkbox', { name: 'Отметить' }))[0] ?? main());
  await press(app, button);
};

const OWN_READS: readonly OwnRead[] = [
  {
    name: 'the projects in the dialog that links one to a meeting',
    call: 'GET /projects',
    at: '/meetings',
    open: (app) => press(app, 'Добавить проект'),
    part: dialog('Выбор проекта'),
    shows: choice,
  },
  {
    name: 'the projects whose criteria can be copied',
    call: 'GET /projects',
    at: '/projects/2/stats',
    open: toCriteria,
    part: dialog(COPY_CRITERIA),
    shows: choice,
  },
  {
    name: 'the criteria of the chosen project',
    call: 'GET /projects/:projectId/statistics',
    at: '/projects/2/stats',
    before: toCriteria,
    open: (app) => choose(app, COPY_CRITERIA),
    part: dialog(COPY_CRITERIA),
    shows: text(/критериев нет|^Вес$/),
  },
  {
    name: 'the projects whose tasks can be copied',
    call: 'GET /projects',
    at: '/projects/1/tasks/add',
    open: (app) => press(app, COPY_TASKS),
    part: dialog(COPY_TASKS),
    shows: choice,
  },
  {
    name: 'the tasks of the chosen project',
    call: 'GET /projects/:projectId/tasks',
    at: '/projects/1/tasks/add',
    before: (app) => press(app, COPY_TASKS),
    open: (app) => choose(app, COPY_TASKS),
    part: dialog(COPY_TASKS),
    shows: (part) => within(part).queryAllByRole('checkbox')[0] ?? text(/Заданий там нет/)(part),
  },
  {
    name: 'the other projects that get the same tasks',
    call: 'GET /projects',
    at: '/projects/1/tasks/add',
    part: () => screen.findByRole('group', { name: 'Также в проекты' }),
    shows: (part) => within(part).queryByRole('checkbox', { name: /^Все/ }),
  },
  {
    name: 'the projects in the grid of new ones',
    call: 'GET /projects',
    at: '/scientificleadership/add?several=true',
    part: main,
    shows: (part) => within(part).queryByRole('table', { name: 'Проекты' }),
  },
  {
    name: 'the statuses to choose from for several projects',
    call: 'GET /projects/statuslist',
    at: '/projects',
    open: askForState('Изменить статус (1)'),
    part: dialog('Изменить статус?'),
    shows: (part) => within(part).queryByRole('option', { name: 'Finished' }),
  },
  {
    name: 'the stages to choose from for several projects',
    call: 'GET /projects/stagelist',
    at: '/projects',
    open: askForState('Изменить стадию (1)'),
    part: dialog('Изменить стадию?'),
    shows: (part) => within(part).queryByRole('option', { name: 'Testing' }),
  },
  {
    name: 'the projects of the quick jump',
    call: 'GET /projects',
    at: '/profile',
    open: (app) => press(app, 'Быстрый переход'),
    part: dialog('Быстрый переход'),
    // It has found the pages, whatever was read.
    shows: (part) =>
      within(part).queryByRole('button', { name: 'Повторить' }) === null ? part : undefined,
  },
  {
    name: 'the meetings beside the form of a new one',
    call: 'GET /slots/professor/student',
    at: '/meetings/arrange',
    part: region(/^Встречи: /),
    says: /Не удалось загрузить встречи/,
    shows: text(/В этот день встреч нет|^\d\d:\d\d–/),
  },
  {
    name: 'the tasks of a project at a glance',
    call: 'GET /projects/:projectId/tasks',
    at: '/projects/1',
    part: region('Задания'),
    shows: (part) => within(part).queryAllByRole('listitem')[0],
  },
  {
    name: 'the meetings of a project at a glance',
    call: 'GET /slots/professor/student',
    at: '/projects/1',
    part: region('Встречи'),
    shows: text(/Встреч по проекту не было|^Следующая|^Последняя/),
  },
  {
    name: 'the commits of a project at a glance',
    call: 'GET /projects/:projectId/commits',
    at: '/projects/1',
    part: region('Коммиты'),
    shows: text(/^Последний коммит|коммитов нет/),
  },
  {
    name: 'the grades of a project at a glance',
    call: 'GET /projects/:projectId/statistics',
    at: '/projects/2',
    part: region('Оценки'),
    shows: text(/Оценок пока нет|За защиту/),
  },
  {
    name: 'the projects of all statuses',
    call: 'GET /projects',
    at: '/projects',
    before: () => screen.findAllByRole('article'),
    open: ({ user }) =>
      user.click(screen.getByRole('checkbox', { name: 'Искать во всех статусах' })),
    part: main,
    shows: (part) => within(part).queryByRole('combobox', { name: 'Статус проекта' }),
  },
  {
    name: 'the meetings of the day',
    call: 'GET /slots/professor/student',
    at: '/',
    part: region('Встречи'),
    says: /Ошибка загрузки данных о встречах/,
    shows: text(/^Встреч сегодня: \d/),
  },
  {
    name: 'the applications of the day',
    call: 'GET /applications/professor',
    at: '/',
    part: region('Заявки'),
    shows: text(/^Заявок на рассмотрении: \d/),
  },
  {
    name: 'the projects of the day',
    call: 'GET /projects',
    at: '/',
    part: region('Проекты'),
    shows: text(/^Проектов в работе: \d/),
  },
  {
    name: 'what is connected, on the home page',
    call: 'GET /account/integrations',
    at: '/',
    part: main,
    says: /Не удалось узнать, что подключено/,
    shows: (part) => (within(part).queryByText(/Не удалось узнать/) === null ? part : undefined),
  },
  {
    name: 'the account of the profile',
    call: 'GET /account',
    at: '/profile',
    part: main,
    shows: text(/Иван|Смирнов|[А-Я]\p{L}+ [А-Я]\p{L}+/u),
  },
  {
    name: 'the grades of the ticked projects',
    call: 'GET /projects/:projectId/statistics',
    at: '/projects/grades?ids=2',
    part: main,
    shows: (part) => within(part).queryByRole('table', { name: 'Оценки проектов' }),
  },
];

/** Nobody answers, until the call is given up. */
const NEVER: Fault = {
  name: 'never answered',
  code: 500,
  read: 'failure',
  answer: () => new Promise(() => undefined),
};
/** A server without the call: the words of the product for it, where it has some. */
const NO_SUCH_CALL = /Этот сервер не ведёт заявок/;

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  haveMeetings(meeting(inDays(2)));
});

describe.each(OWN_READS)('$name', ({ call, at, before, open, part, says, shows }) => {
  test.each([fault('403'), fault('404'), fault('500'), fault('malformed'), NEVER])(
    '$name',
    async (kind) => {
      letTimersRun();
      const faults = new Map([[call, kind]]);
      failWith(before ? new Map() : faults);
      const app = await renderApp(at);
      await before?.(app);
      if (before) await settle(app.queryClient);
      if (before) failWith(faults);
      await open?.(app);
      await waitFor(() => expect(requests.map(({ name }) => name)).toContain(call));
      if (kind === NEVER) await passTime(121_000);
      const failed = says ?? /Не удалось загрузить/;
      await waitFor(async () =>
        expect((await part()).textContent).toMatch(
          kind.code === 404 ? new RegExp(`${failed.source}|${NO_SUCH_CALL.source}`) : failed,
        ),
      );
      if (NO_SUCH_CALL.test((await part()).textContent)) return;
      expect(
        within(await part()).queryByRole('progressbar', { name: 'Загрузка' }),
        'a spinner for good',
      ).toBeNull();

      changeFaults(new Map());
      const again = async () =>
        within(await part()).queryAllByRole('button', { name: 'Повторить' });
      expect(await again()).not.toHaveLength(0);
      // The try that is under way is given up first.
      if (kind === NEVER) await passTime(95_000);
      for (const button of await again()) act(() => button.click());
      await settle(app.queryClient);
      await waitFor(async () => expect(shows(await part())).toBeTruthy());
      expect(within(await part()).queryByText(failed)).toBeNull();
    },
  );
});
