import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enter } from '../enter';
import { renderApp } from '../render-app';
import { sandbox } from '../server';
import { haveMeetings, inMinutes, meeting, pasteTime, typeTime } from './meetings/meeting-data';

type App = Awaited<ReturnType<typeof renderApp>>;

const DATE = 'Введите дату полностью';
const TIME = 'Введите дату и время полностью';

const writes = () => sandbox.calls.filter(({ method }) => method !== 'GET');
const shown = (label: string) =>
  within(screen.getByRole('group', { name: label }))
    .getAllByRole('spinbutton')
    .map((part) => part.textContent)
    .join(' ');

describe('a half-typed date is no date and is not sent', () => {
  test('of a review, which would be saved as of now', async () => {
    const app = await renderApp('/projects/3/stats');
    await app.user.click(await screen.findByRole('button', { name: 'Изменить' }));
    await screen.findByRole('dialog', { name: 'Изменение оценок' });
    await typeTime(app.user, 'Дата отзыва', '01.05');
    await app.user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(DATE)).toBeVisible();
    expect(writes()).toEqual([]);
    expect(shown('Дата отзыва')).toBe('01 05 ГГГГ');
  });

  test('of a review that had a date, one part of which was cleared', async () => {
    const app = await renderApp('/projects/2/stats');
    await app.user.click(await screen.findByRole('button', { name: 'Изменить' }));
    const field = await screen.findByRole('group', { name: 'Дата отзыва' });
    await app.user.click(within(field).getByRole('spinbutton', { name: 'Месяц' }));
    await app.user.keyboard('{Backspace}');
    await app.user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(DATE)).toBeVisible();
    expect(writes()).toEqual([]);
    // An empty date means the current time (decisions §2.11).
    await app.user.click(within(field).getByRole('button', { name: 'Очистить значение' }));
    await waitFor(() => expect(screen.queryByText(DATE)).not.toBeInTheDocument());
    await app.user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
  });

  test('with a year of which a digit is missing', async () => {
    const app = await renderApp('/projects/3/stats');
    await app.user.click(await screen.findByRole('button', { name: 'Изменить' }));
    await screen.findByRole('dialog', { name: 'Изменение оценок' });
    await typeTime(app.user, 'Дата отзыва', '01.05.202');
    await app.user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(DATE)).toBeVisible();
    expect(writes()).toEqual([]);
  });

  test('of a task, with the time missing', async () => {
    const app = await renderApp('/projects/1/tasks/add');
    await enter(app.user, await screen.findByRole('textbox', { name: 'Название' }), 'Глава 2');
    await typeTime(app.user, 'Срок сдачи', '01.12.2030');
    await app.user.click(screen.getByRole('button', { name: 'Назначить' }));
    expect(await screen.findByText(TIME)).toBeVisible();
    expect(writes()).toEqual([]);
    await typeTime(app.user, 'Срок сдачи', '01.12.2030 18:30');
    await waitFor(() => expect(screen.queryByText(TIME)).not.toBeInTheDocument());
  });

  test('of a new meeting', async () => {
    haveMeetings();
    const app = await renderApp('/meetings/arrange');
    await screen.findByRole('button', { name: 'Добавить' });
    await typeTime(app.user, 'Дата и время', '01.12');
    await app.user.click(screen.getByRole('button', { name: 'Добавить' }));
    expect(await screen.findByText(TIME)).toBeVisible();
    expect(screen.getByText('В этот день встреч нет')).toBeVisible();
    expect(writes()).toEqual([]);
  });

  test('of a meeting that is moved', async () => {
    haveMeetings(meeting(inMinutes(2 * 24 * 60), 30));
    const app = await renderApp('/meetings');
    await app.user.click(await screen.findByRole('button', { name: 'Перенести' }));
    const field = await screen.findByRole('group', { name: 'Новое время встречи' });
    await app.user.click(within(field).getByRole('spinbutton', { name: 'Месяц' }));
    await app.user.keyboard('{Backspace}');
    await app.user.click(screen.getByRole('button', { name: 'Перенести встречу' }));
    expect(await screen.findByText(TIME)).toBeVisible();
    expect(writes()).toEqual([]);
  });
});

test('a half-typed date in a draft does not count as empty', async () => {
  const app = await renderApp('/projects/3/stats');
  await app.user.click(await screen.findByRole('button', { name: 'Изменить' }));
  await screen.findByRole('dialog', { name: 'Изменение оценок' });
  await typeTime(app.user, 'Дата отзыва', '01.05');
  app.reloadDocument();
  await app.user.click(await screen.findByRole('button', { name: 'Изменить' }));
  await screen.findByRole('dialog', { name: 'Изменение оценок' });
  await app.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(DATE)).toBeVisible();
  expect(writes()).toEqual([]);
});

/** Opens each date field of the product. */
const FIELDS: { label: string; hasTime?: boolean; open: () => Promise<App> }[] = [
  {
    label: 'Срок сдачи',
    hasTime: true,
    open: () => renderApp('/projects/1/tasks/add'),
  },
  {
    label: 'Дата и время',
    hasTime: true,
    open: () => renderApp('/meetings/arrange'),
  },
  {
    label: 'Новое время встречи',
    hasTime: true,
    open: () => openDialog('/meetings', 'Перенести'),
  },
  { label: 'Дата отзыва', open: () => openDialog('/projects/2/stats', 'Изменить') },
  { label: 'Дата начала', open: () => openDialog('/meetings', 'Отчёт по консультациям') },
  { label: 'Дата окончания', open: () => openDialog('/meetings', 'Отчёт по консультациям') },
];

async function openDialog(path: string, button: string) {
  const app = await renderApp(path);
  await app.user.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('dialog');
  return app;
}

describe('a paste into a filled field', () => {
  beforeEach(() => haveMeetings(meeting(inMinutes(2 * 24 * 60), 30)));

  test.each(FIELDS)('$label', async ({ label, hasTime = false, open }) => {
    const app = await open();
    await screen.findByRole('group', { name: label });
    const pasted = async (text: string) => {
      await pasteTime(app.user, label, text);
      return shown(label);
    };
    const [time, later] = hasTime ? [' 18 30', ' 07 15'] : ['', ''];
    expect(await pasted('01.12.2030 18:30')).toBe(`01 12 2030${time}`);
    expect(await pasted('22.12.2031')).toBe(`22 12 2031${time}`);
    expect(await pasted('2032-02-29')).toBe(`29 02 2032${time}`);
    expect(await pasted('5.6.33')).toBe(`05 06 2033${time}`);
    expect(await pasted('8 марта 2034 г.')).toBe(`08 03 2034${time}`);
    expect(await pasted('2034-03-09T07:15:00Z')).toBe(`09 03 2034${later}`);
    for (const unread of ['завтра', '31.02.2035', '12/22/2035', '01.01.2035–02.01.2035']) {
      expect(await pasted(unread)).toBe(`09 03 2034${later}`);
      expect(screen.getByText(`Не удалось прочитать дату: «${unread}»`)).toBeVisible();
    }
    expect(await pasted('10.03.2034')).toBe(`10 03 2034${later}`);
    expect(screen.queryByText(/^Не удалось прочитать дату/)).not.toBeInTheDocument();
  });

  test.each(FIELDS)('$label, its year typed with two digits', async ({ label, hasTime, open }) => {
    const app = await open();
    await screen.findByRole('group', { name: label });
    await pasteTime(app.user, label, '01.12.2030 18:30');
    await app.user.click(
      within(screen.getByRole('group', { name: label })).getByRole('spinbutton', { name: 'Год' }),
    );
    await app.user.keyboard('31');
    act(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await waitFor(() => expect(shown(label)).toBe(`01 12 2031${hasTime ? ' 18 30' : ''}`));
  });
});

test('a day alone pasted into an empty field begins in the morning, as one of the calendar', async () => {
  const app = await renderApp('/projects/1/tasks/add');
  await screen.findByRole('group', { name: 'Срок сдачи' });
  await pasteTime(app.user, 'Срок сдачи', '22.12.2031');
  expect(shown('Срок сдачи')).toBe('22 12 2031 09 00');
});

test('of a pasted text that is no date the message repeats only the beginning', async () => {
  const app = await renderApp('/projects/1/tasks/add');
  await screen.findByRole('group', { name: 'Срок сдачи' });
  for (const [unread, repeated] of [
    ['о'.repeat(40), 'о'.repeat(40)],
    ['о'.repeat(41), `${'о'.repeat(40)}…`],
  ] as const) {
    await pasteTime(app.user, 'Срок сдачи', unread);
    expect(screen.getByText(`Не удалось прочитать дату: «${repeated}»`)).toBeVisible();
  }
});

describe('in Yekaterinburg, where the day is one further than in UTC', () => {
  beforeEach(() => {
    vi.stubEnv('TZ', 'Asia/Yekaterinburg');
    vi.setSystemTime('2026-11-21T21:24:00Z');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });

  async function openCalendar(app: App, label: string) {
    const field = await screen.findByRole('group', { name: label });
    await app.user.click(within(field).getByRole('button', { name: /^Выберите дату/ }));
    return screen.findByRole('grid', { name: /2026/ });
  }

  test('the calendar marks the day of the clock on the wall, and the keyboard starts there', async () => {
    const app = await renderApp('/projects/1/tasks/add');
    const calendar = await openCalendar(app, 'Срок сдачи');
    const days = within(calendar).getAllByRole('gridcell');
    const marked = days.filter((day) => day.hasAttribute('aria-current'));
    expect(marked.map((day) => [day.textContent, day.getAttribute('aria-current')])).toEqual([
      ['22', 'date'],
    ]);
    expect(days.filter((day) => day.classList.contains('MuiPickerDay-today'))).toEqual(marked);
    expect(marked[0]).toHaveFocus();
    expect(days.find((day) => day.textContent === '21')).toBeDisabled();
  });

  test('its columns are the days of a Russian week', async () => {
    const app = await renderApp('/projects/1/tasks/add');
    const calendar = await openCalendar(app, 'Срок сдачи');
    expect(
      within(calendar)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']);
  });

  test('a day chosen from it begins at nine', async () => {
    const app = await renderApp('/projects/1/tasks/add');
    const calendar = await openCalendar(app, 'Срок сдачи');
    await app.user.click(within(calendar).getByRole('gridcell', { name: '24' }));
    expect(shown('Срок сдачи')).toBe('24 11 2026 09 00');
  });
});
