import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { accounts } from '../../accounts';
import { enter } from '../../enter';
import { renderApp } from '../../render-app';
import { letTimersRun, passTime } from '../../running-clock';
import { holdCall, sandbox } from '../../server';
import {
  dateText,
  haveMeetings,
  inDays,
  inMinutes,
  meeting,
  meetingWrites,
  passTimeTo,
  timeText,
} from './meeting-data';

const NO_PLANNER = 'Планировщик не подключён';
const LOAD_FAILURE = 'Ошибка загрузки данных о встречах';
const cards = () => screen.findAllByRole('article');

test('without a planner there is the way to it and no meeting', async () => {
  const app = await renderApp('/meetings', { as: accounts.driveOnly });
  expect(await screen.findByText(NO_PLANNER)).toBeVisible();
  expect(screen.queryByText('Нет запланированных встреч')).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('link', { name: 'здесь' }));
  expect(app.address()).toBe('/profile');
});

/**
 * Makes the integrations unreadable until the faults are cleared: servers ask the drive for them.
 */
function failIntegrations() {
  sandbox.orderFault({
    method: 'GET',
    path: '/account/integrations',
    status: 500,
    times: 'always',
  });
}

test('integrations that cannot be read hide no meeting', async () => {
  failIntegrations();
  const releaseHeld = holdCall({ method: 'GET', path: '/slots/professor/student' });
  await renderApp('/meetings');
  await waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect(screen.getByRole('progressbar', { name: 'Загрузка' })).toBeVisible();
  expect(screen.queryByText(NO_PLANNER)).not.toBeInTheDocument();
  await releaseHeld();
  expect(await cards()).not.toHaveLength(0);
  expect(screen.queryByText(NO_PLANNER)).not.toBeInTheDocument();
});

test('integrations that cannot be read do not say that there is no planner where the list is empty', async () => {
  failIntegrations();
  haveMeetings();
  await renderApp('/meetings');
  expect(await screen.findByText('Нет запланированных встреч')).toBeVisible();
  expect(screen.queryByText(NO_PLANNER)).not.toBeInTheDocument();
});

test('where neither can be read nothing counts as connected, until a later try', async () => {
  failIntegrations();
  const slots = { method: 'GET', path: '/slots/professor/student' } as const;
  sandbox.orderFault({ ...slots, status: 500, times: 'always' });
  await renderApp('/meetings');
  expect(await screen.findByText(NO_PLANNER)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  sandbox.clearFaults();
  expect(await cards()).not.toHaveLength(0);
});

test('meetings of a professor whose planner is gone are shown below the way to connect one', async () => {
  sandbox.professor().integrations.planner = undefined;
  await renderApp('/meetings');
  expect(await screen.findByText(NO_PLANNER)).toBeVisible();
  expect(await cards()).not.toHaveLength(0);
});

test('meetings do not wait for integrations that take their time', async () => {
  const releaseHeld = holdCall({ method: 'GET', path: '/account/integrations' });
  await renderApp('/meetings');
  expect(await cards()).not.toHaveLength(0);
  await releaseHeld();
});

test.each(['/meetings', '/'])(
  'a failure to load is told on %s, with a way to try again',
  async (path) => {
    const slots = { method: 'GET', path: '/slots/professor/student' } as const;
    sandbox.orderFault({ ...slots, status: 500, times: 'always' });
    const { user } = await renderApp(path);
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent(LOAD_FAILURE);
    expect(screen.queryByText('Нет запланированных встреч')).not.toBeInTheDocument();
    sandbox.clearFaults();
    await user.click(within(failure).getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(failure).not.toBeInTheDocument());
  },
);

test('shows each meeting with everything about it, newest first', async () => {
  const [soon, later, past] = [inDays(1), inDays(3), inDays(-1)];
  haveMeetings(
    meeting(soon, 45, {
      studentId: 1,
      projectId: 1,
      description: 'Первая\nвторая',
      isOnline: false,
    }),
    meeting(later, 30),
    meeting(past, 30),
  );
  const theme = sandbox.professor().projects.find(({ id }) => id === 1)?.theme ?? '';
  await renderApp('/meetings');
  const [first, second, third, ...others] = await cards();
  expect(others).toEqual([]);
  expect(first).toHaveAccessibleName(new RegExp(`${dateText(later)}, ${timeText(later)}–`));
  expect(second).toHaveAccessibleName(
    new RegExp(
      `${dateText(soon)}, ${timeText(soon)}–.*${timeText(new Date(soon.getTime() + 45 * 60_000))}$`,
    ),
  );
  expect(third).toHaveAccessibleName(new RegExp(dateText(past)));

  const card = within(second as HTMLElement);
  expect(card.getByText('Offline')).toBeVisible();
  expect(card.getByText('45 мин')).toBeVisible();
  expect(card.getByText(/^Иванов/)).toBeVisible();
  expect(card.getByText(/^Проект:/).textContent).toBe(`Проект: ${theme}`);
  expect(card.getByText(/Первая\s+вторая/)).toBeVisible();
  expect(card.queryByRole('button', { name: 'Добавить проект' })).not.toBeInTheDocument();
  expect(within(first as HTMLElement).getByText('Online')).toBeVisible();
  expect(
    within(first as HTMLElement).getByRole('button', { name: 'Добавить проект' }),
  ).toBeVisible();
  expect(document.title).toBe('Встречи · SPMS');
  expect(await screen.findByText(/^Время: .*UTC/)).toBeVisible();
});

test('upcoming and past meetings have headings of their own', async () => {
  haveMeetings(meeting(inDays(1)), meeting(inMinutes(-10), 30), meeting(inDays(-1)));
  await renderApp('/meetings');
  await cards();
  const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(names).toEqual(['Предстоящие (2)', 'Прошедшие (1)']);
  expect(screen.getByText('Идёт сейчас')).toBeVisible();
  // The group says it already.
  expect(screen.queryByText(/^(Предстоит|Прошла)$/)).not.toBeInTheDocument();
});

test('a meeting that is over stands below one that began earlier and is under way', async () => {
  haveMeetings(meeting(inMinutes(-40), 20), meeting(inMinutes(-60), 90));
  await renderApp('/meetings');
  const [underWay] = (await cards()) as [HTMLElement];
  expect(within(underWay).getByText('Идёт сейчас')).toBeVisible();
});

test('a meeting that has started can be neither moved nor cancelled', async () => {
  haveMeetings(meeting(inMinutes(-10), 30), meeting(inDays(-1)));
  await renderApp('/meetings');
  for (const card of await cards()) {
    expect(within(card).getByRole('button', { name: 'Перенести' })).toBeDisabled();
    expect(within(card).getByRole('button', { name: 'Отменить' })).toBeDisabled();
    expect(within(card).getByRole('button', { name: 'Добавить проект' })).toBeEnabled();
  }
});

test('the clock runs by itself up to the start of the next meeting', async () => {
  letTimersRun();
  const start = inMinutes(2);
  haveMeetings(meeting(start, 30));
  await renderApp('/meetings');
  await screen.findByRole('article');
  const move = () => screen.getByRole('button', { name: 'Перенести' });
  await passTime(start.getTime() - Date.now() - 5_000);
  expect(move()).toBeEnabled();
  await passTime(10_000);
  expect(move()).toBeDisabled();
});

test('a search by student or project is kept in the address', async () => {
  haveMeetings(
    meeting(inDays(1), 30, { studentId: 1 }),
    meeting(inDays(2), 30, { studentId: 3, projectId: 1 }),
    meeting(inDays(3), 30, { studentId: 4 }),
  );
  const app = await renderApp('/meetings');
  await cards();
  expect(app.address()).toBe('/meetings');
  const search = screen.getByRole('searchbox', { name: 'Поиск' });
  await enter(app.user, search, 'иванов');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(app.address()).toBe(`/meetings?query=${encodeURIComponent('иванов')}`);
  await app.user.clear(search);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  expect(app.address()).toBe('/meetings');
  // The search covers the project's theme and ignores case.
  await enter(app.user, search, 'ДАТЧИКОВ');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.getByText(/^Семенов|^Семёнов/)).toBeVisible();
});

test('the number of meetings that were found is announced', async () => {
  haveMeetings(meeting(inDays(1)), meeting(inDays(2), 30, { studentId: 4 }), meeting(inDays(-1)));
  const app = await renderApp('/meetings');
  await cards();
  const count = screen.getByText('найдено результатов: 3');
  expect(count).toHaveAttribute('aria-live', 'polite');
  await enter(app.user, screen.getByRole('searchbox', { name: 'Поиск' }), 'никого');
  await waitFor(() => expect(count).toHaveTextContent('найдено результатов: 0'));
});

test.each(['view=month', 'week=2026-13-45', 'query=123'])(
  'an address with %s is no error',
  async (search) => {
    haveMeetings(meeting(inDays(1)));
    const app = await renderApp(`/meetings?${search}`);
    expect(await screen.findByRole('button', { name: 'Отчёт по консультациям' })).toBeVisible();
    expect(app.address()).toBe(search === 'query=123' ? '/meetings?query=123' : '/meetings');
  },
);

test('a search that finds nothing says so and is left with one button', async () => {
  haveMeetings(meeting(inDays(1)));
  const app = await renderApp('/meetings?query=nobody');
  expect(await screen.findByText('Таких встреч нет')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Показать все' }));
  expect(await cards()).toHaveLength(1);
  expect(app.address()).toBe('/meetings');
  expect(screen.getByRole('searchbox', { name: 'Поиск' })).toHaveValue('');
});

test('a free slot whose description is its name says it once', async () => {
  haveMeetings(meeting(inDays(1), 30, { description: 'Свободный слот' }));
  await renderApp('/meetings');
  const [card] = (await cards()) as [HTMLElement];
  expect(within(card).getByText('Свободный слот')).toBeVisible();
});

test('a sparse server is understood: no student, no project, other offsets', async () => {
  const start = inDays(1);
  haveMeetings(meeting(start, 30, { isOnline: false }));
  sandbox.profile = 'sparse';
  await renderApp('/meetings');
  const [card] = (await cards()) as [HTMLElement];
  expect(card).toHaveAccessibleName(new RegExp(`${dateText(start)}, ${timeText(start)}–`));
  expect(within(card).getByText('Свободный слот')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Ближайшая встреча' })).toHaveTextContent(
    /Свободный слот$/,
  );
  expect(within(card).getByText('Offline')).toBeVisible();
  expect(within(card).getByRole('button', { name: 'Добавить проект' })).toBeVisible();
});

test('the days have names, newest first', async () => {
  haveMeetings(meeting(inDays(1)), meeting(inDays(1, 60)), meeting(inDays(4)), meeting(inDays(-1)));
  await renderApp('/meetings');
  await cards();
  expect(
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^\d{1,2} [а-я]+( \d{4} г\.)?, [а-я]{2}$/), 'Завтра', 'Вчера']);
});

describe('the place at which the page opens', () => {
  /** The meetings on which the window was moved; `y` is how far it is scrolled then. */
  function watchScrolls(y: number) {
    const names: (string | null)[] = [];
    vi.stubGlobal('scrollY', y);
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      names.push(this.textContent);
    });
    return names;
  }

  test('is the nearest meeting, with the later ones above it, and no search moves it', async () => {
    const names = watchScrolls(0);
    haveMeetings(meeting(inDays(4)), meeting(inDays(1)), meeting(inDays(-1)));
    const { user } = await renderApp('/meetings');
    await cards();
    await waitFor(() => expect(names).toEqual([expect.stringContaining(dateText(inDays(1)))]));
    await user.click(screen.getByRole('button', { name: 'Неделя' }));
    await user.click(screen.getByRole('button', { name: 'Список' }));
    await enter(user, screen.getByRole('searchbox', { name: 'Поиск' }), 'слот');
    await cards();
    expect(names).toHaveLength(1);
  });

  test('is there among more free slots than are shown at once', async () => {
    const names = watchScrolls(0);
    haveMeetings(...Array.from({ length: 110 }, (_, days) => meeting(inDays(days + 1))));
    await renderApp('/meetings');
    await waitFor(() => expect(names).toEqual([expect.stringContaining(dateText(inDays(1)))]));
  });

  test('is where the professor has scrolled to meanwhile', async () => {
    const names = watchScrolls(300);
    haveMeetings(meeting(inDays(1)));
    await renderApp('/meetings');
    await cards();
    await new Promise(requestAnimationFrame);
    expect(names).toEqual([]);
  });
});

test('the next meeting stands above the list, whatever is searched for', async () => {
  haveMeetings(
    meeting(inMinutes(25), 30, { studentId: 1, projectId: 1 }),
    meeting(inDays(3)),
    meeting(inMinutes(-10), 30),
  );
  const app = await renderApp('/meetings');
  const next = await screen.findByRole('region', { name: 'Ближайшая встреча' });
  expect(next).toHaveTextContent(timeText(inMinutes(25)));
  expect(next).toHaveTextContent('через 25 мин');
  expect(next).toHaveTextContent(/Иванов/);
  passTimeTo(inMinutes(20));
  await waitFor(() => expect(next).toHaveTextContent('через 5 мин'));
  await enter(app.user, screen.getByRole('searchbox', { name: 'Поиск' }), 'никого');
  expect(await screen.findByText('Таких встреч нет')).toBeVisible();
  expect(next).toBeVisible();
});

test('the meetings of a day that have not begun are cancelled at once, after one question', async () => {
  const [first, second, other] = haveMeetings(
    meeting(inDays(1), 30, { studentId: 1 }),
    meeting(inDays(1, 60), 30),
    meeting(inDays(2), 30),
  );
  const { user } = await renderApp('/meetings');
  await user.click(await screen.findByRole('button', { name: 'Отменить встречи дня (2)' }));
  const question = within(await screen.findByRole('dialog', { name: 'Отменить встречи дня?' }));
  expect(question.getAllByRole('listitem')).toHaveLength(2);
  expect(question.getByText(/12:00–12:30, Иванов/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Да, отменить' }));
  expect(await screen.findByText('Отменено встреч: 2')).toBeVisible();
  expect(
    meetingWrites()
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual([`/slots/${first?.id}/del`, `/slots/${second?.id}/del`].toSorted());
  expect(sandbox.professor().meetings.map(({ id }) => id)).toEqual([other?.id]);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
});

test('the meetings of today are cancelled by one button, above those that are over', async () => {
  vi.setSystemTime(inDays(0));
  haveMeetings(meeting(inMinutes(20)), meeting(inMinutes(60)), meeting(inMinutes(-60)));
  await renderApp('/meetings');
  expect(await cards()).toHaveLength(3);
  expect(screen.getAllByRole('button', { name: /^Отменить встречи дня/ })).toHaveLength(1);
});

describe('meetings of a day of which one has started meanwhile', () => {
  async function askAboutToday() {
    vi.setSystemTime(inDays(0));
    const [soon, later] = haveMeetings(meeting(inMinutes(20)), meeting(inMinutes(60)));
    const { user } = await renderApp('/meetings');
    await user.click(await screen.findByRole('button', { name: 'Отменить встречи дня (2)' }));
    const question = await screen.findByRole('dialog', { name: 'Отменить встречи дня?' });
    const confirm = () =>
      user.click(within(question).getByRole('button', { name: 'Да, отменить' }));
    return { user, question, confirm, soon, later };
  }
  const cancelled = () => meetingWrites().map(({ path }) => path);

  test('are cancelled without it', async () => {
    const { question, confirm, later } = await askAboutToday();
    passTimeTo(inMinutes(30));
    await waitFor(() => expect(within(question).getAllByRole('listitem')).toHaveLength(1));
    await confirm();
    expect(await screen.findByText('Отменено встреч: 1')).toBeVisible();
    expect(cancelled()).toEqual([`/slots/${later?.id}/del`]);
  });

  test('are not tried again with it', async () => {
    const { user, confirm, soon, later } = await askAboutToday();
    sandbox.orderFault({ method: 'DELETE', path: `/slots/${soon?.id}/del`, status: 409 });
    await confirm();
    const again = await screen.findByRole('button', { name: 'Повторить неудавшиеся (1)' });
    passTimeTo(inMinutes(30));
    await user.click(again);
    expect(await screen.findByText('Отменено встреч: 1')).toBeVisible();
    expect(cancelled()).toEqual([`/slots/${later?.id}/del`, `/slots/${soon?.id}/del`]);
  });
});

test('another day waits until the meetings of the first are cancelled', async () => {
  haveMeetings(...[1, 2].flatMap((day) => [meeting(inDays(day)), meeting(inDays(day, 60))]));
  const releaseHeld = holdCall({ method: 'DELETE', path: '/slots/:id/del' });
  const { user } = await renderApp('/meetings');
  const days = () => screen.findAllByRole('button', { name: 'Отменить встречи дня (2)' });
  const [first] = await days();
  await user.click(first ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Да, отменить' }));
  await waitFor(async () => {
    for (const day of await days()) expect(day).toBeDisabled();
  });
  await releaseHeld();
  expect(await screen.findByText('Отменено встреч: 2')).toBeVisible();
  for (const day of await days()) expect(day).toBeEnabled();
});

test('cancelled meetings that the server still lists were not cancelled', async () => {
  haveMeetings(meeting(inDays(1)), meeting(inDays(1, 60)));
  sandbox.orderFault({ method: 'DELETE', path: '/slots/:id/del', status: 200, body: 'empty' });
  const { user } = await renderApp('/meetings');
  await user.click(await screen.findByRole('button', { name: 'Отменить встречи дня (2)' }));
  await user.click(await screen.findByRole('button', { name: 'Да, отменить' }));
  expect(await screen.findByText('Не выполнено: 1.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Повторить неудавшиеся (1)' })).toBeVisible();
});
