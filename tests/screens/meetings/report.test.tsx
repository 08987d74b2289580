import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import readXlsxFile from 'read-excel-file/node';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../render-app';
import { SameThreadWorker, saved } from '../../saved-files';
import { sandbox, server } from '../../server';
import { shownCells } from '../../shown-cells';
import {
  dateText,
  haveMeetings,
  inDays,
  meeting,
  pasteTime,
  timeText,
  typeTime,
} from './meeting-data';

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
const shownRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

function threeMeetings() {
  haveMeetings(
    meeting(day(10), 45, { studentId: 1, projectId: 1, description: '=1+1' }),
    meeting(day(12), 90, { studentId: 3, projectId: 2, isOnline: false }),
    meeting(day(11), 30),
  );
}

test('the preview follows the filters, with the total', async () => {
  threeMeetings();
  const { app } = await openReport();
  expect(screen.getByText('Общее время консультаций: 2 ч 45 мин')).toBeVisible();
  expect(shownRows().map(([date]) => date)).toEqual([day(12), day(11), day(10)].map(dateText));

  await app.user.click(screen.getByRole('combobox', { name: 'Студент' }));
  await app.user.click(await screen.findByRole('option', { name: /^Иванов/ }));
  await waitFor(() => expect(shownRows()).toHaveLength(1));
  expect(screen.getByText('Общее время консультаций: 0 ч 45 мин')).toBeVisible();

  await app.user.click(screen.getByRole('combobox', { name: 'Проект' }));
  const options = await screen.findAllByRole('option');
  const themes = sandbox.professor().projects.filter(({ id }) => id === 1 || id === 2);
  expect(options.map((element) => element.textContent).toSorted()).toEqual(
    themes.map(({ theme }) => theme).toSorted(),
  );
  await app.user.click(screen.getByRole('option', { name: themes[1]?.theme ?? '' }));
  expect(await screen.findByText(/Под условия отчёта не подходит/)).toBeVisible();
});

test('hours without a student and those to come stand beside the total, and are left out for good', async () => {
  haveMeetings(
    meeting(inDays(-3), 90, { studentId: 1 }),
    meeting(inDays(-2), 30),
    meeting(inDays(2), 45, { studentId: 3 }),
    meeting(inDays(3), 20),
  );
  const { app } = await openReport();
  expect(screen.getByText('Общее время консультаций: 3 ч 5 мин')).toBeVisible();
  expect(
    screen.getByText('из них без студента 0 ч 50 мин, ещё не состоялись 1 ч 5 мин'),
  ).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Исключить' }));
  expect(await screen.findByText('Общее время консультаций: 1 ч 30 мин')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Только прошедшие' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Только с записью студента' })).toBeChecked();
  expect(screen.queryByText(/из них/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Исключить' })).toBeNull();

  // The next report leaves out the same, also after the browser was closed; a part may be taken back.
  await app.user.click(screen.getByRole('button', { name: 'Отмена' }));
  sessionStorage.clear();
  app.reloadDocument();
  await app.user.click(await screen.findByRole('button', { name: 'Отчёт по консультациям' }));
  const past = await screen.findByRole('checkbox', { name: 'Только прошедшие' });
  expect(past).toBeChecked();
  expect(screen.getByText('Общее время консультаций: 1 ч 30 мин')).toBeVisible();
  await app.user.click(past);
  expect(await screen.findByText('из них ещё не состоялись 0 ч 45 мин')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Отмена' }));
  app.reloadDocument();
  await app.user.click(await screen.findByRole('button', { name: 'Отчёт по консультациям' }));
  expect(await screen.findByRole('checkbox', { name: 'Только прошедшие' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Только с записью студента' })).toBeChecked();
});

test('the dates are both inclusive', async () => {
  threeMeetings();
  const { app } = await openReport();
  await typeTime(app.user, 'Дата начала', dateText(day(11)));
  await waitFor(() => expect(shownRows()).toHaveLength(2));
  await typeTime(app.user, 'Дата окончания', dateText(day(11)));
  await waitFor(() => expect(shownRows().map(([date]) => date)).toEqual([dateText(day(11))]));
});

test('a half-typed date is no missing filter', async () => {
  threeMeetings();
  const { app } = await openReport();
  await typeTime(app.user, 'Дата начала', '11.05');
  expect(screen.queryByText(/^Общее время/)).not.toBeInTheDocument();
  expect(screen.getByText('Предпросмотра нет: введите дату полностью')).toBeVisible();
  await app.user.click(exportButton());
  expect(await screen.findByText('Введите дату полностью')).toBeVisible();
  expect(saved).toEqual([]);
  await pasteTime(app.user, 'Дата начала', dateText(day(11)));
  await waitFor(() => expect(shownRows()).toHaveLength(2));
  expect(screen.queryByText('Введите дату полностью')).not.toBeInTheDocument();
});

test('an end before the start is reported at its field, and gives no file', async () => {
  const MESSAGE = 'Дата окончания раньше даты начала';
  threeMeetings();
  const { app } = await openReport();
  await pasteTime(app.user, 'Дата окончания', dateText(day(11)));
  await pasteTime(app.user, 'Дата начала', dateText(day(12)));
  await app.user.click(exportButton());
  expect(await screen.findByText(MESSAGE)).toBeVisible();
  expect(saved).toEqual([]);
  // Changing the other date resolves the error too.
  await pasteTime(app.user, 'Дата начала', dateText(day(10)));
  await waitFor(() => expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument());
  expect(shownRows()).toHaveLength(2);
});

test('the file has the name, the sheet and the rows that the preview showed', async () => {
  threeMeetings();
  vi.setSystemTime(new Date(2026, 10, 5, 23, 30));
  const { app, dialog } = await openReport();
  const rows = shownRows();
  const [, , oldest] = rows;
  expect(oldest?.[3]).toMatch(/^Иванов/);
  expect(oldest?.toSpliced(3, 1)).toEqual([
    dateText(day(10)),
    timeText(day(10)),
    '12:45',
    sandbox.professor().projects.find(({ id }) => id === 1)?.theme,
    'Online',
    '=1+1',
  ]);
  expect(rows[1]?.slice(3)).toEqual(['Не указан', 'Не указан', 'Online', '']);

  await app.user.click(exportButton());
  expect(await screen.findByText('Отчет успешно сформирован')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Отчет успешно сформирован');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());

  const [file, ...others] = saved;
  expect(others).toEqual([]);
  expect(file?.name).toBe('consultations_report_2026-11-05.xlsx');
  if (!file) throw new Error('no file');
  const [sheet] = await readXlsxFile(Buffer.from(await file.arrayBuffer()));
  expect(sheet?.sheet).toBe('Отчет');
  expect(sheet?.data.map(shownCells)).toEqual([
    ['Общее время консультаций: 2 ч 45 мин', null, null, null, null, null, null],
    ['Дата', 'Начало', 'Окончание', 'Студент', 'Проект', 'Формат', 'Описание'],
    ...rows.map((row) => row.map((text) => text || null)),
  ]);
});

test('an empty result says so and gives no file', async () => {
  threeMeetings();
  const { app } = await openReport();
  await pasteTime(app.user, 'Дата начала', '01.01.2030');
  expect(await screen.findByText(/Под условия отчёта не подходит/)).toBeVisible();
  await app.user.click(exportButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет встреч для отчета');
  expect(saved).toEqual([]);
});

test('a progress bar shows while the file is made, and a failure is reported', async () => {
  threeMeetings();
  SameThreadWorker.isBroken = true;
  const { app, dialog } = await openReport();
  const bars: number[] = [];
  const watch = new MutationObserver(() =>
    bars.push(within(dialog).queryAllByRole('progressbar').length),
  );
  watch.observe(dialog, { childList: true, subtree: true });
  await app.user.click(exportButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось сформировать отчет');
  watch.disconnect();
  expect(Math.max(...bars)).toBe(1);
  expect(within(dialog).queryByRole('progressbar')).not.toBeInTheDocument();
  expect(saved).toEqual([]);

  // The export can be repeated after a failure.
  SameThreadWorker.isBroken = false;
  await app.user.click(exportButton());
  expect(await screen.findByRole('status')).toHaveTextContent('Отчет успешно сформирован');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(saved).toHaveLength(1);
});

/** The rows of the file without its heading and its total. */
async function rowsOf(file: File | undefined) {
  if (!file) throw new Error('no file');
  const [sheet] = await readXlsxFile(Buffer.from(await file.arrayBuffer()));
  return sheet?.data.slice(2) ?? [];
}

test('a restored student is the only one in the file', async () => {
  threeMeetings();
  const { app } = await openReport();
  await app.user.click(screen.getByRole('combobox', { name: 'Студент' }));
  await app.user.click(await screen.findByRole('option', { name: /^Иванов/ }));
  app.reloadDocument();
  await app.user.click(await screen.findByRole('button', { name: 'Отчёт по консультациям' }));
  const student = await screen.findByRole('combobox', { name: 'Студент' });
  await waitFor(() => expect(student).toHaveDisplayValue(/^Иванов/));
  expect(shownRows()).toHaveLength(1);
  await app.user.click(exportButton());
  expect(await screen.findByRole('status')).toHaveTextContent('Отчет успешно сформирован');
  const rows = await rowsOf(saved[0]);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.[3]).toMatch(/^Иванов/);
});

test('a restored student without a meeting by now is no hidden filter', async () => {
  threeMeetings();
  const { app } = await openReport();
  await app.user.click(screen.getByRole('combobox', { name: 'Студент' }));
  await app.user.click(await screen.findByRole('option', { name: /^Иванов/ }));
  haveMeetings(meeting(day(11), 30));
  app.reloadDocument();
  await app.user.click(await screen.findByRole('button', { name: 'Отчёт по консультациям' }));
  expect(await screen.findByRole('combobox', { name: 'Студент' })).toHaveValue('');
  expect(shownRows()).toHaveLength(1);
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
  await within(dialog).findByRole('progressbar', { name: 'Формирование отчёта' });
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());

  await app.user.click(screen.getByRole('button', { name: 'Отчёт по консультациям' }));
  const other = await screen.findByRole('dialog', { name: 'Отчёт по консультациям' });
  expect(within(other).getAllByRole('progressbar')).toHaveLength(1);
  expect(exportButton()).toHaveAttribute('aria-disabled', 'true');
  finish();
  expect(await screen.findByRole('status')).toHaveTextContent('Отчет успешно сформирован');
  expect(other).toBeVisible();
  // Closing the dialog does not cancel the requested file.
  expect(saved).toHaveLength(1);
});

test('of many meetings the preview shows the first and the total counts all', async () => {
  haveMeetings(...Array.from({ length: 40 }, (_, index) => meeting(day(1 + (index % 28)), 30)));
  await openReport();
  expect(shownRows()).toHaveLength(25);
  expect(screen.getByText(/^Первые 25 встреч из 40/)).toBeVisible();
  expect(screen.getByText('Общее время консультаций: 20 ч 0 мин')).toBeVisible();
});

test('the buttons of periods fill both dates, and one with the rest of the filters', async () => {
  vi.setSystemTime(new Date(2026, 10, 20, 12));
  haveMeetings(
    meeting(new Date(2026, 10, 5, 12), 45, { studentId: 1, projectId: 1 }),
    meeting(new Date(2026, 9, 30, 12), 30),
    meeting(new Date(2026, 10, 28, 12), 60),
  );
  const { app } = await openReport();
  await typeTime(app.user, 'Дата окончания', '11.05');
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
  await press('Прошлый месяц');
  await waitFor(() => expect(shownRows().map(([date]) => date)).toEqual(['30.10.2026']));
  expect(screen.getByRole('button', { name: 'Прошлый месяц' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(screen.queryByText('Введите дату полностью')).not.toBeInTheDocument();
  await press('Семестр');
  await waitFor(() => expect(shownRows()).toHaveLength(3));
  await app.user.click(screen.getByRole('checkbox', { name: 'Только прошедшие' }));
  await waitFor(() => expect(shownRows()).toHaveLength(2));
  await app.user.click(screen.getByRole('checkbox', { name: 'Только с записью студента' }));
  await waitFor(() => expect(shownRows().map(([date]) => date)).toEqual(['05.11.2026']));
});

test('the totals follow the tabs, and are the second sheet', async () => {
  const theme = sandbox.professor().projects.find(({ id }) => id === 1)?.theme ?? '';
  haveMeetings(
    meeting(new Date(2025, 4, 31, 23, 45), 90, { studentId: 1, projectId: 1 }),
    meeting(new Date(2025, 5, 3, 12), 45, { studentId: 1, projectId: 1 }),
    meeting(new Date(2025, 5, 4, 12), 30),
  );
  const { app } = await openReport();
  const totals = within(screen.getByRole('region', { name: 'Итоги' }));
  const lines = () =>
    totals.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent);
  const all = 'Всеговстреч: 32 ч 45 мин';
  expect(lines()).toEqual([`${theme}встреч: 22 ч 15 мин`, 'Не указанвстреч: 10 ч 30 мин', all]);
  // The tabs are walked with the arrow keys.
  totals.getByRole('tab', { name: 'По проектам' }).focus();
  for (const [key, name] of [
    ['ArrowRight', 'По студентам'],
    ['ArrowRight', 'По месяцам'],
    ['ArrowRight', 'По проектам'],
    ['End', 'По месяцам'],
    ['Home', 'По проектам'],
    ['ArrowLeft', 'По месяцам'],
    ['ArrowLeft', 'По студентам'],
    ['ArrowRight', 'По месяцам'],
  ]) {
    await app.user.keyboard(`{${key}}`);
    expect(totals.getByRole('tab', { name, selected: true })).toHaveFocus();
    expect(totals.getAllByRole('tab', { selected: true })).toHaveLength(1);
  }
  expect(lines()).toEqual([
    'май 2025 г.встреч: 11 ч 30 мин',
    'июнь 2025 г.встреч: 21 ч 15 мин',
    all,
  ]);
  await app.user.click(totals.getByRole('tab', { name: 'По студентам' }));
  expect(lines()).toEqual([
    expect.stringMatching(/^Иванов.*встреч: 22 ч 15 мин$/),
    'Не указанвстреч: 10 ч 30 мин',
    all,
  ]);

  const head = screen.getAllByRole('columnheader').map((element) => element.textContent);
  expect(head).toHaveLength(7);
  await app.user.click(exportButton());
  expect(await screen.findByRole('status')).toHaveTextContent('Отчет успешно сформирован');
  const [file] = saved;
  if (!file) throw new Error('no file');
  const sheets = await readXlsxFile(Buffer.from(await file.arrayBuffer()));
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Отчет', 'Итоги']);
  expect(sheets[1]?.data.slice(2).map((row) => row.slice(10))).toEqual([
    ['май 2025 г.', 1, '1 ч 30 мин', 90],
    ['июнь 2025 г.', 2, '1 ч 15 мин', 75],
  ]);
  expect(sheets[0]?.data[1]).toEqual(head);
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
  const [file] = saved;
  if (!file) throw new Error('no file');
  const [sheet] = await readXlsxFile(Buffer.from(await file.arrayBuffer()));
  expect(sheet?.data[0]?.[0]).toBe(
    'Общее время консультаций: 0 ч 30 мин. Не удалось показать записей: 1',
  );
});
