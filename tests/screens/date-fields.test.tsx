import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { enter } from '../enter';
import { renderApp } from '../render-app';
import { sandbox } from '../server';
import { haveMeetings, inMinutes, meeting, typeTime } from './meetings/meeting-data';

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
    // Cleared as a whole it means the current time (decisions §2.11).
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

test('a half-typed date of a draft is not taken for none', async () => {
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
