import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enter } from '../enter';
import { renderApp } from '../render-app';
import { sandbox } from '../server';
import { haveMeetings, inMinutes, meeting, pasteTime, typeTime } from './meetings/meeting-data';

type App = Awaited<ReturnType<typeof renderApp>>;

const DATE = 'Введите дату полностью';
const TIME = 'Введите дату и время полностью';

const writes = () => sandbox.calls.filter(({ method }) => method !== 'GET');
const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const findField = (label: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: label });

describe('a half-typed date is no date and is not sent', () => {
  test('of a review, which would be saved as of now', async () => {
    const app = await renderApp('/projects/3/stats');
    await app.user.click(await screen.findByRole('button', { name: 'Изменить' }));
    await screen.findByRole('dialog', { name: 'Изменение оценок' });
    await typeTime(app.user, 'Дата отзыва', '01.05');
    await app.user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(DATE)).toBeVisible();
    expect(writes()).toEqual([]);
    expect(field('Дата отзыва')).toHaveValue('01.05');
  });

  test('of a review that had a date, one part of which was cleared', async () => {
    const app = await renderApp('/projects/2/stats');
    await app.user.click(await screen.findByRole('button', { name: 'Изменить' }));
    await app.user.click(await findField('Дата отзыва'));
    field('Дата отзыва').setSelectionRange(3, 5);
    await app.user.keyboard('{Backspace}');
    expect(field('Дата отзыва').value).toMatch(/^\d\d\.\.\d{4}$/);
    await app.user.click(screen.getByRole('button', { name: 'Сохранить' }));
    expect(await screen.findByText(DATE)).toBeVisible();
    expect(writes()).toEqual([]);
    // An empty date means the current time (decisions §2.11).
    await app.user.click(screen.getByRole('button', { name: 'Очистить значение' }));
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
    await app.user.click(await findField('Новое время встречи'));
    field('Новое время встречи').setSelectionRange(3, 5);
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
    await findField(label);
    const pasted = async (text: string) => {
      await pasteTime(app.user, label, text);
      return field(label).value;
    };
    const [time, later] = hasTime ? [' 18:30', ' 07:15'] : ['', ''];
    expect(await pasted('01.12.2030 18:30')).toBe(`01.12.2030${time}`);
    expect(await pasted('22.12.2031')).toBe(`22.12.2031${time}`);
    expect(await pasted('2032-02-29')).toBe(`29.02.2032${time}`);
    expect(await pasted('5.6.33')).toBe(`05.06.2033${time}`);
    expect(await pasted('8 марта 2034 г.')).toBe(`08.03.2034${time}`);
    expect(await pasted('2034-03-09T07:15:00Z')).toBe(`09.03.2034${later}`);
    for (const unread of ['завтра', '31.02.2035', '12/22/2035', '01.01.2035–02.01.2035']) {
      expect(await pasted(unread)).toBe(`09.03.2034${later}`);
      expect(screen.getByText(`Не удалось прочитать дату: «${unread}»`)).toBeVisible();
    }
    expect(await pasted('10.03.2034')).toBe(`10.03.2034${later}`);
    expect(screen.queryByText(/^Не удалось прочитать дату/)).not.toBeInTheDocument();
  });

  test.each(FIELDS)('$label, its year typed with two digits', async ({ label, hasTime, open }) => {
    const app = await open();
    await findField(label);
    await pasteTime(app.user, label, '01.12.2030 18:30');
    await app.user.click(field(label));
    field(label).setSelectionRange(6, 10);
    await app.user.keyboard('31');
    expect(field(label)).toHaveValue(`01.12.31${hasTime ? ' 18:30' : ''}`);
    act(() => field(label).blur());
    expect(field(label)).toHaveValue(`01.12.2031${hasTime ? ' 18:30' : ''}`);
  });
});

test('a date is filled in at once, as a browser or a tool does, in any form that is read', async () => {
  await renderApp('/projects/1/tasks/add');
  await findField('Срок сдачи');
  const filled = (text: string) => {
    fireEvent.change(field('Срок сдачи'), { target: { value: text } });
    return field('Срок сдачи').value;
  };
  expect(filled('01.12.2030 18:30')).toBe('01.12.2030 18:30');
  expect(filled('2031-12-22T07:15')).toBe('22.12.2031 07:15');
  expect(filled('8 марта 2034 г., 9:05')).toBe('08.03.2034 09:05');
  expect(filled('091220351000')).toBe('09.12.2035 10:00');
  expect(filled('когда-нибудь')).toBe('09.12.2035 10:00');
  expect(field('Срок сдачи')).toHaveAccessibleDescription(
    'Не удалось прочитать дату: «когда-нибудь»',
  );
  expect(filled('31.02.2035 10:00')).toBe('31.02.2035 10:00');
  expect(field('Срок сдачи')).toHaveAccessibleDescription(
    'Не удалось прочитать дату: «31.02.2035 10:00»',
  );
  expect(filled('')).toBe('');
  expect(field('Срок сдачи')).not.toHaveAttribute('aria-invalid');
});

test('a date is one required field with its format, and arrows move the part at the caret', async () => {
  const app = await renderApp('/projects/1/tasks/add');
  const deadline = await findField('Срок сдачи');
  expect(deadline).toBeRequired();
  expect(deadline).toHaveAccessibleDescription('ДД.ММ.ГГГГ чч:мм');
  await typeTime(app.user, 'Срок сдачи', '31.12.2030 18:30');
  const selected = () => [deadline.selectionStart, deadline.selectionEnd];
  expect(selected()).toEqual([16, 16]);
  await app.user.keyboard('{ArrowUp}');
  expect(deadline).toHaveValue('31.12.2030 18:31');
  expect(selected()).toEqual([14, 16]);
  await app.user.keyboard('45');
  expect(deadline).toHaveValue('31.12.2030 18:45');
  await app.user.keyboard('{Home}{ArrowDown}');
  expect(deadline).toHaveValue('30.12.2030 18:45');
  // What is selected is replaced, and the first click selects all.
  await app.user.click(screen.getByRole('textbox', { name: 'Название' }));
  await app.user.click(deadline);
  await app.user.keyboard('5.6.31 7:15');
  expect(deadline).toHaveValue('05.06.31 07:15');
  await app.user.tab();
  expect(deadline).toHaveValue('05.06.2031 07:15');
});

test('Backspace and Delete pass the dots of a date', async () => {
  const app = await renderApp('/projects/1/tasks/add');
  const deadline = await findField('Срок сдачи');
  await typeTime(app.user, 'Срок сдачи', '31.12.2030 18:30');
  deadline.setSelectionRange(3, 3);
  await app.user.keyboard('{Backspace}{Backspace}');
  expect(deadline).toHaveValue('3.12.2030 18:30');
  await app.user.keyboard('{Delete}{Delete}');
  expect(deadline).toHaveValue('3.2.2030 18:30');
});

test('Enter reads a year of two digits before the form is sent', async () => {
  const app = await renderApp('/projects/1/tasks/add');
  await enter(app.user, await screen.findByRole('textbox', { name: 'Название' }), 'Глава 2');
  await app.user.click(field('Срок сдачи'));
  await app.user.keyboard('5.6.31 7:15{Enter}');
  await waitFor(() =>
    expect(writes().map(({ body }) => body)).toMatchObject([{ deadline: '2031-06-05T07:15:00Z' }]),
  );
});

test('a day alone pasted into an empty field begins in the morning, as one of the calendar', async () => {
  const app = await renderApp('/projects/1/tasks/add');
  await findField('Срок сдачи');
  await pasteTime(app.user, 'Срок сдачи', '22.12.2031');
  expect(field('Срок сдачи')).toHaveValue('22.12.2031 09:00');
});

test('of a pasted text that is no date the message repeats only the beginning', async () => {
  const app = await renderApp('/projects/1/tasks/add');
  await findField('Срок сдачи');
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
    await findField(label);
    await app.user.click(screen.getByRole('button', { name: 'Выберите дату' }));
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
    expect(field('Срок сдачи')).toHaveValue('24.11.2026 09:00');
  });
});
