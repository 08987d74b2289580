import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { renderApp } from '../render-app';
import { letTimersRun, passTime } from '../running-clock';
import { sandbox } from '../server';
import { haveMeetings, meeting, passTimeTo } from './meetings/meeting-data';

// Transforming the form takes the test runner seconds the first time.
beforeAll(() => import('@/features/tasks/add/tasks-form'), 60_000);

const NOON = new Date(2026, 10, 21, 12);

/** Opens a page two minutes before midnight, more than a slow machine takes for it; `passMidnight` lets three pass. */
async function openBeforeMidnight(address: string) {
  vi.setSystemTime(new Date(2026, 10, 20, 23, 58));
  letTimersRun();
  const app = await renderApp(address);
  return { ...app, passMidnight: () => passTime(180_000) };
}

const headings = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('the meetings of tomorrow are those of today after midnight', async () => {
  haveMeetings(meeting(NOON));
  const { passMidnight } = await openBeforeMidnight('/meetings');
  await screen.findByRole('article');
  expect(headings()).toEqual(['Завтра']);
  await passMidnight();
  expect(headings()).toEqual(['Сегодня']);
  passTimeTo(new Date(2026, 10, 22, 9));
  expect(headings()).toEqual(['Вчера']);
});

test('the week marks the new day', async () => {
  haveMeetings(meeting(NOON));
  const { passMidnight } = await openBeforeMidnight('/meetings?view=week');
  const marked = () =>
    screen.getAllByRole('heading', { level: 3 }).find((head) => head.hasAttribute('aria-current'));
  await screen.findByRole('button', { name: /^сб, 21/ });
  expect(marked()).toHaveTextContent('пт, 20');
  await passMidnight();
  expect(marked()).toHaveTextContent('сб, 21');
});

test('the home page counts the meetings of the new day', async () => {
  haveMeetings(meeting(NOON));
  const { passMidnight } = await openBeforeMidnight('/');
  expect(await screen.findByRole('link', { name: 'Встреч сегодня: 0' })).toBeVisible();
  await passMidnight();
  expect(screen.getByRole('link', { name: 'Встреч сегодня: 1' })).toBeVisible();
});

test('the commits of today are those of yesterday after midnight', async () => {
  sandbox.professor().commits = [
    {
      projectId: 1,
      createdTime: new Date(2026, 10, 20, 10).toISOString(),
      message: 'Глава 1',
      createdBy: 'Иванов',
    },
  ];
  const { passMidnight } = await openBeforeMidnight('/projects/1/commits');
  expect(await screen.findByRole('heading', { level: 2, name: 'Сегодня' })).toBeVisible();
  await passMidnight();
  expect(screen.getByRole('heading', { level: 2, name: 'Вчера' })).toBeVisible();
  expect(screen.getByText('Последний коммит: 1 день назад')).toBeVisible();
});

test('the form of a task that was left open offers no day that has passed', async () => {
  await renderApp('/projects/1/tasks/add');
  const deadline = await screen.findByLabelText(/^Срок сдачи/);
  passTimeTo(new Date(2026, 10, 22, 9));
  expect(deadline).toHaveAttribute('min', '2026-11-22T09:00');
});

test('the periods of the report are those of the new month', async () => {
  vi.setSystemTime(new Date(2026, 10, 30, 12));
  haveMeetings(meeting(NOON));
  const app = await renderApp('/meetings');
  await app.user.click(await screen.findByRole('button', { name: 'Отчёт по консультациям' }));
  await screen.findByRole('button', { name: 'Этот месяц' });
  passTimeTo(new Date(2026, 11, 1, 9));
  await app.user.click(screen.getByRole('button', { name: 'Этот месяц' }));
  expect(screen.getByLabelText(/^Дата начала/)).toHaveValue('2026-12-01');
});
