import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import readXlsxFile from 'read-excel-file/node';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../render-app';
import { letTimersRun, passTime } from '../../running-clock';
import { SameThreadWorker, saved } from '../../saved-files';
import { sandbox, server } from '../../server';
import { shownCells } from '../../shown-cells';
import { dateText, haveMeetings, inDays, meeting, timeText, typeTime } from './meeting-data';

/** Noon of a day in a past year. */
const day = (date: number) => new Date(2025, 4, date, 12, 0);

beforeEach(() => vi.stubGlobal('Worker', SameThreadWorker));

async function openReport() {
  const app = await renderApp('/meetings');
  await app.user.click(await screen.findByRole('button', { name: 'Отчёт по консультациям' }));
  const dialog = await screen.findByRole('dialog', { name: 'Отчёт по консультациям' });
  await within(dialog).findByRole('combobox', { name: 'Проект' });
  return { app, dialog };
}

const exportButton = () => screen.getByRole('button', { name: 'Сформировать отчёт' });

/** The total and the number of meetings, as the dialog says them. */
const line = (text: string) =>
  screen.findByText((_own, element) => element?.tagName === 'P' && element.textContent === text);
const total = (time: string) => line(`Общее время консультаций: ${time}`);
const count = (meetings: number) => line(`Встреч: ${meetings}`);

function threeMeetings() {
  haveMeetings(
    meeting(day(10), 45, { studentId: 1, projectId: 1, description: '=1+1' }),
    meeting(day(12), 90, { studentId: 3, projectId: 2, isOnline: false }),
    meeting(day(11), 30),
  );
}

async function sheetsOf(file: File | undefined) {
  if (!file) throw new Error('no file');
  return readXlsxFile(Buffer.from(await file.arrayBuffer()));
}

test('the total and the number of meetings follow the filters', async () => {
  threeMeetings();
  const { app } = await openReport();
  expect(await total('2 ч 45 мин')).toBeVisible();
  expect(await count(3)).toBeVisible();

  await app.user.click(screen.getByRole('combobox', { name: 'Студент' }));
  await app.user.click(await screen.findByRole('option', { name: /^Иванов/ }));
  expect(await total('0 ч 45 мин')).toBeVisible();
  expect(await count(1)).toBeVisible();

  await app.user.click(screen.getByRole('combobox', { name: 'Проект' }));
  const options = await screen.findAllByRole('option');
  const themes = sandbox.professor().projects.filter(({ id }) => id === 1 || id === 2);
  expect(new Set(options.map((element) => element.textContent?.split(' · ')[0]))).toEqual(
    new Set(themes.map(({ theme }) => theme)),
  );
  await app.user.click(screen.getByRole('option', { name: new RegExp(themes[1]?.theme ?? '') }));
  expect(await count(0)).toBeVisible();
});

test('meetings to come and free slots can be left out', async () => {
  haveMeetings(
    meeting(inDays(-3), 90, { studentId: 1 }),
    meeting(inDays(-2), 30),
    meeting(inDays(2), 45, { studentId: 3 }),
  );
  const { app } = await openReport();
  expect(await total('2 ч 45 мин')).toBeVisible();
  await app.user.click(screen.getByRole('checkbox', { name: 'Только прошедшие' }));
  expect(await total('2 ч 0 мин')).toBeVisible();
  await app.user.click(screen.getByRole('checkbox', { name: 'Только те, на которые записались' }));
  expect(await total('1 ч 30 мин')).toBeVisible();
});

test('both days belong to the report, and the end must not be before the start', async () => {
  threeMeetings();
  const { app } = await openReport();
  typeTime('Дата начала', '11.05.2025');
  expect(await count(2)).toBeVisible();
  typeTime('Дата окончания', '11.05.2025');
  expect(await count(1)).toBeVisible();
  typeTime('Дата окончания', '10.05.2025');
  await app.user.click(exportButton());
  expect(await screen.findByText('Дата окончания раньше даты начала')).toBeVisible();
  expect(saved).toEqual([]);
});

test('the file has the total, the columns of the contract and the oldest meeting first', async () => {
  threeMeetings();
  vi.setSystemTime(new Date(2026, 10, 5, 23, 30));
  const { app, dialog } = await openReport();
  await app.user.click(exportButton());
  expect(await screen.findByRole('status')).toHaveTextContent('Отчет успешно сформирован');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());

  expect(saved.map(({ name }) => name)).toEqual(['consultations_report_2026-11-05.xlsx']);
  const [report, totals] = await sheetsOf(saved[0]);
  const { projects } = sandbox.professor();
  const theme = (id: number) => projects.find((project) => project.id === id)?.theme;
  expect(report?.sheet).toBe('Отчет');
  expect(report?.data.map(shownCells)).toEqual([
    ['Общее время консультаций: 2 ч 45 мин', null, null, null, null, null, null],
    ['Дата', 'Начало', 'Окончание', 'Студент', 'Проект', 'Формат', 'Описание'],
    [
      dateText(day(10)),
      timeText(day(10)),
      '12:45',
      'Иванов Александр Александрович',
      theme(1),
      'Online',
      '=1+1',
    ],
    [dateText(day(11)), timeText(day(11)), '12:30', 'Не указан', 'Не указан', 'Online', null],
    [
      dateText(day(12)),
      timeText(day(12)),
      '13:30',
      'Семёнов Роман Павлович',
      theme(2),
      'Offline',
      null,
    ],
  ]);
  expect(totals?.sheet).toBe('Итоги');
  expect(totals?.data[0]?.[0]).toBe(
    'Белова Наталья Викторовна. Общее время консультаций: 2 ч 45 мин',
  );
  expect(totals?.data.at(-1)).toEqual(['По месяцам', 'май 2025 г.', 3, '2 ч 45 мин', 165]);
});

test('an empty result gives no file and says so', async () => {
  threeMeetings();
  const { app } = await openReport();
  typeTime('Дата начала', '01.01.2030');
  await app.user.click(exportButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет встреч для отчета');
  expect(saved).toEqual([]);
});

test('a failure is reported, and the export can be repeated', async () => {
  threeMeetings();
  SameThreadWorker.isBroken = true;
  const { app, dialog } = await openReport();
  await app.user.click(exportButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось сформировать отчет');
  expect(saved).toEqual([]);

  SameThreadWorker.isBroken = false;
  await app.user.click(exportButton());
  expect(await screen.findByRole('status')).toHaveTextContent('Отчет успешно сформирован');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(saved).toHaveLength(1);
});

test('one report is made at a time, and a late one leaves the dialog opened since alone', async () => {
  threeMeetings();
  let finish: () => void = () => undefined;
  SameThreadWorker.gate = new Promise((resolve) => {
    finish = resolve;
  });
  const { app, dialog } = await openReport();
  fireEvent.click(exportButton());
  fireEvent.click(exportButton());
  await waitFor(() => expect(exportButton()).toHaveAttribute('aria-disabled', 'true'));
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());

  await app.user.click(screen.getByRole('button', { name: 'Отчёт по консультациям' }));
  const other = await screen.findByRole('dialog', { name: 'Отчёт по консультациям' });
  expect(exportButton()).toHaveAttribute('aria-disabled', 'true');
  finish();
  expect(await screen.findByRole('status')).toHaveTextContent('Отчет успешно сформирован');
  expect(other).toBeVisible();
  // Closing the dialog does not cancel the requested file.
  expect(saved).toHaveLength(1);
});

test('no server is called slow while a report is formed: no call is under way', async () => {
  threeMeetings();
  let finish: () => void = () => undefined;
  SameThreadWorker.gate = new Promise((resolve) => {
    finish = resolve;
  });
  letTimersRun();
  const { dialog } = await openReport();
  fireEvent.click(exportButton());
  await waitFor(() => expect(exportButton()).toHaveAttribute('aria-disabled', 'true'));
  await passTime(10_000);
  expect(dialog).toBeVisible();
  expect(screen.queryByText(/отвечает медленно/)).not.toBeInTheDocument();
  finish();
  expect(await screen.findByText('Отчет успешно сформирован')).toBeVisible();
});

test('the buttons of months fill both dates', async () => {
  vi.setSystemTime(new Date(2026, 10, 20, 12));
  haveMeetings(
    meeting(new Date(2026, 10, 5, 12), 45),
    meeting(new Date(2026, 9, 30, 12), 30),
    meeting(new Date(2026, 10, 28, 12), 60),
  );
  const { app } = await openReport();
  await app.user.click(screen.getByRole('button', { name: 'Прошлый месяц' }));
  expect(await total('0 ч 30 мин')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Прошлый месяц', pressed: true })).toBeVisible();
  expect(screen.getByLabelText(/^Дата начала/)).toHaveValue('2026-10-01');
  await app.user.click(screen.getByRole('button', { name: 'Этот месяц' }));
  expect(await total('1 ч 45 мин')).toBeVisible();
  expect(screen.getByLabelText(/^Дата окончания/)).toHaveValue('2026-11-30');
});

test('the report says that meetings could not be read, before and in the file', async () => {
  const times = { start_time: '2025-05-10T09:00:00Z', end_time: '2025-05-10T09:30:00Z' };
  server.use(
    http.get('*/api/v1/slots/professor/student', () =>
      HttpResponse.json({ slots: [{ id: 1, ...times }, { id: 2 }] }),
    ),
  );
  const { app, dialog } = await openReport();
  expect(within(dialog).getByText('Не удалось показать записей: 1')).toBeVisible();
  await app.user.click(exportButton());
  await waitFor(() => expect(saved).toHaveLength(1));
  const [sheet] = await sheetsOf(saved[0]);
  expect(sheet?.data[0]?.[0]).toBe(
    'Общее время консультаций: 0 ч 30 мин. Не удалось показать записей: 1',
  );
});
