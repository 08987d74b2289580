import { foldText } from '@/lib/fold-text';
import { joinedCells, linesOf, MOST_ROWS, type Reading, readingsOf } from '@/lib/pasted-lines';
import { readDateTime } from '@/lib/read-date-time';
import { readDeadline, settledDeadline, showDeadline } from '@/lib/read-deadline';
import type { Unread, WallClock } from '@/lib/served-time';
import { addDays } from '@/lib/time';
import type { Task } from './task';

/** A row of the form that assigns a list of tasks. */
export interface TaskRow {
  /** Unique within the list. */
  id: number;
  name: string;
  /** As typed, or as `settledDeadline` shows it. */
  deadline: string;
  description: string;
  /** Ticked: it is sent once it has no problems. */
  isWanted: boolean;
  /** The pasted lines that it was read from; '' for a row that was added another way. */
  source: string;
}

/** The texts of a row. */
export type TaskTexts = Pick<TaskRow, 'name' | 'deadline' | 'description'>;

/** The fields of a row in their order. */
const TASK_FIELDS = ['name', 'deadline', 'description'] as const;
export type TaskField = (typeof TASK_FIELDS)[number];

/** Cells of a header line. */
const NAME_HEAD = /^(назван|наименован|задани|тема|этап|работ)/;
const DEADLINE_HEAD = /^(срок|дедлайн|дата)/;

/**
 * Reads pasted lines, one task each: name, deadline, description (decisions §5.38). `now` is a wall clock.
 *
 * @param before the current rows: a line that is still in the text keeps the edits made in its row. Rows that were
 *   added another way stay after those of the text.
 */
export function rowsOfText(text: string, before: readonly TaskRow[], now: string): TaskRow[] {
  const kept = before.filter(({ source }) => source !== '');
  const others = before.filter(({ source }) => source === '');
  const rows: TaskRow[] = [];
  let nextId = nextIdOf(before);
  for (const source of linesOf(text, isHead).filter(Boolean)) {
    if (rows.length + others.length >= MOST_ROWS) break;
    const found = kept.findIndex((row) => row.source === source);
    const [row] = found === -1 ? [] : kept.splice(found, 1);
    rows.push(row ?? { id: nextId, isWanted: true, source, ...readTask(source, now) });
    if (!row) nextId += 1;
  }
  return [...rows, ...others];
}

/**
 * Puts a pasted block of cells into the table, from the field of the paste to the right and below; an empty cell
 * changes nothing.
 */
export function rowsWithBlock(
  rows: readonly TaskRow[],
  { index, field }: { index: number; field: TaskField },
  text: string,
  now: string,
): TaskRow[] {
  const fields = TASK_FIELDS.slice(TASK_FIELDS.indexOf(field));
  const nextId = nextIdOf(rows);
  const filled = linesOf(text, isHead)
    .slice(0, MOST_ROWS - index)
    .map((line, offset): TaskRow => {
      const blank = { name: '', deadline: '', description: '', isWanted: true, source: '' };
      const row = rows[index + offset] ?? { ...blank, id: nextId + offset };
      const cells = readingsOf(line, (cell) => isDay(cell, now)).find(
        ({ separator }) => separator === '\t' || separator === '',
      )?.cells;
      const texts: Partial<TaskTexts> = Object.fromEntries(
        fields.map((name, place) => [name, cells?.[place] || row[name]]),
      );
      const { deadline = row.deadline } = texts;
      return { ...row, ...texts, deadline: settledDeadline(deadline, now) };
    });
  return [...rows.slice(0, index), ...filled, ...rows.slice(index + filled.length)];
}

/** Whether the text has more rows than fit into the list together with the other rows. */
export function isCut(text: string, rows: readonly TaskRow[]): boolean {
  if (rows.length < MOST_ROWS) return false;
  const lines = linesOf(text, isHead).filter(Boolean);
  return lines.length > rows.filter(({ source }) => source !== '').length;
}

/** Appends tasks that do not come from the text. */
export function withTasks(rows: readonly TaskRow[], tasks: readonly TaskTexts[]): TaskRow[] {
  const nextId = nextIdOf(rows);
  const added = tasks.map(
    (task, index): TaskRow => ({ ...task, id: nextId + index, isWanted: true, source: '' }),
  );
  return [...rows, ...added].slice(0, MOST_ROWS);
}

/** The texts of a project's tasks, with their deadlines moved by this many days. */
export function takenTasks(tasks: readonly Task[], days: number): TaskTexts[] {
  return tasks.map(({ name, description, deadline }) => ({
    name,
    description,
    deadline: deadline === undefined ? '' : movedDeadline(deadline, days),
  }));
}

/** An unreadable deadline stays as served. */
function movedDeadline(deadline: WallClock | Unread, days: number): string {
  if (typeof deadline === 'object') return deadline.served;
  const [date = '', time = ''] = deadline.split('T');
  return showDeadline(`${addDays(date, days)}T${time}`);
}

/** Why the task of a row cannot be assigned; empty if it can. `now` is a wall clock. */
export function problemsOf({ name, deadline }: TaskTexts, now: string): string[] {
  const problems: string[] = [];
  const time = readDeadline(deadline, now);
  if (name.trim() === '') problems.push('нет названия');
  if (time === undefined) problems.push('срок не распознан');
  else if (time < now) problems.push('срок уже прошёл');
  return problems;
}

/** Whether the task of a row is to be assigned: ticked and without problems. */
export function isReady(row: TaskRow, now: string): boolean {
  return row.isWanted && problemsOf(row, now).length === 0;
}

function nextIdOf(rows: readonly TaskRow[]): number {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1;
}

function isHead(cells: readonly string[]): boolean {
  const heads = cells.map(foldText);
  return (
    [NAME_HEAD, DEADLINE_HEAD].every((form) => heads.some((head) => form.test(head))) &&
    !heads.some((head) => /\d/.test(head))
  );
}

/** Splits the line by the first separator that gives a deadline, or else by the first that texts never contain. */
function readTask(line: string, now: string): TaskTexts {
  const readings = readingsOf(line, (cell) => isDay(cell, now)).map((reading) => ({
    ...readCells(reading, now),
    isSure: reading.separator !== ',' && reading.separator !== '—',
  }));
  const found =
    readings.find(({ deadline }) => isDay(deadline, now)) ?? readings.find(({ isSure }) => isSure);
  const { name = '', deadline = '', description = '' } = found ?? {};
  return { name, deadline: settledDeadline(deadline, now), description };
}

/**
 * The deadline is the first readable cell after the name, with a time of day in the next cell. A name may contain
 * commas and dashes: 'Введение, цели, 01.12.2026, 18:00'.
 */
function readCells({ cells, separator }: Reading, now: string): TaskTexts {
  const isProse = separator === ',' || separator === '—';
  const found = cells.findIndex((cell, index) => index > 0 && isDay(cell, now));
  const at = found === -1 ? 1 : found;
  const hasTime = isTimeAlone(cells[at + 1]) && !readDateTime(cells[at] ?? '')?.time;
  const end = hasTime ? at + 2 : at + 1;
  const nameEnd = isProse ? at : 1;
  return {
    name: joinedCells(cells.slice(0, nameEnd), separator),
    deadline: cells.slice(at, end).join(' '),
    description: joinedCells([...cells.slice(nameEnd, at), ...cells.slice(end)], separator),
  };
}

function isDay(cell: string, now: string): boolean {
  return readDeadline(cell, now) !== undefined;
}

function isTimeAlone(cell = ''): boolean {
  const read = readDateTime(cell);
  return read?.time !== undefined && read.date === undefined;
}
