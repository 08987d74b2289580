import { foldText } from '@/lib/fold-text';
import {
  cellsOf,
  joinedCells,
  MOST_ROWS,
  recordsOf,
  SEPARATORS,
  type Separator,
} from '@/lib/pasted-lines';
import { readDateTime } from '@/lib/read-date-time';
import { readDeadline, settledDeadline, showDeadline } from '@/lib/read-deadline';
import type { Unread, WallClock } from '@/lib/served-time';
import { addDays } from '@/lib/time';
import type { Task } from './task';

/** A task of a list that is being made. */
export interface TaskRow {
  /** Its own within the list. */
  id: number;
  name: string;
  /** As typed, or as `settledDeadline` shows it. */
  deadline: string;
  description: string;
  /** The professor wants it, once nothing is wrong with it. */
  isWanted: boolean;
  /** The lines of the text that it was read from; '' for a row that came otherwise. */
  source: string;
}

/** What a row says of a task. */
export type TaskTexts = Pick<TaskRow, 'name' | 'deadline' | 'description'>;

/** The first two cells of a line that says what the columns are. */
const NAME_HEAD = /^(назван|задани)/;
const DEADLINE_HEAD = /^(срок|дедлайн|дата)/;

/**
 * Reads pasted lines, a task each: name, deadline, description, separated by a tab, a semicolon or a comma.
 * `now` is a wall clock.
 *
 * @param before rows that were read earlier: a line that has stayed keeps what was changed in its row. Rows
 *   that came otherwise stay behind those of the text.
 */
export function rowsOfText(text: string, before: readonly TaskRow[], now: string): TaskRow[] {
  const kept = before.filter(({ source }) => source !== '');
  const others = before.filter(({ source }) => source === '');
  const rows: TaskRow[] = [];
  let nextId = nextIdOf(before);
  for (const source of recordsOf(text, isHead)) {
    if (rows.length + others.length >= MOST_ROWS) break;
    const found = kept.findIndex((row) => row.source === source);
    const [row] = found === -1 ? [] : kept.splice(found, 1);
    rows.push(row ?? { id: nextId, isWanted: true, source, ...readTask(source, now) });
    if (!row) nextId += 1;
  }
  return [...rows, ...others];
}

/** The rows with others behind them that did not come from the text. */
export function withTasks(rows: readonly TaskRow[], tasks: readonly TaskTexts[]): TaskRow[] {
  const nextId = nextIdOf(rows);
  const added = tasks.map(
    (task, index): TaskRow => ({ ...task, id: nextId + index, isWanted: true, source: '' }),
  );
  return [...rows, ...added].slice(0, MOST_ROWS);
}

/** The tasks of a project as a list takes them, with their deadlines moved by so many days. */
export function takenTasks(tasks: readonly Task[], days: number): TaskTexts[] {
  return tasks.map(({ name, description, deadline }) => ({
    name,
    description,
    deadline: deadline === undefined ? '' : movedDeadline(deadline, days),
  }));
}

/** One that cannot be read stays as it was served. */
function movedDeadline(deadline: WallClock | Unread, days: number): string {
  if (typeof deadline === 'object') return deadline.served;
  const [date = '', time = ''] = deadline.split('T');
  return showDeadline(`${addDays(date, days)}T${time}`);
}

/** Why the task of a row cannot be assigned; nothing where it can. `now` is a wall clock. */
export function problemsOf({ name, deadline }: TaskTexts, now: string): string[] {
  const problems: string[] = [];
  const time = readDeadline(deadline, now);
  if (name.trim() === '') problems.push('нет названия');
  if (time === undefined) problems.push('не понял срок');
  else if (time < now) problems.push('срок уже прошёл');
  return problems;
}

/** Whether the task of a row is to be assigned: wanted, with nothing wrong. */
export function isReady(row: TaskRow, now: string): boolean {
  return row.isWanted && problemsOf(row, now).length === 0;
}

function nextIdOf(rows: readonly TaskRow[]): number {
  return Math.max(0, ...rows.map(({ id }) => id)) + 1;
}

function isHead(cells: readonly string[]): boolean {
  const [name = '', deadline = ''] = cells.map(foldText);
  return NAME_HEAD.test(name) && DEADLINE_HEAD.test(deadline);
}

/** By the first separator in the line that makes a deadline of some cell; else by the first one. */
function readTask(record: string, now: string): TaskTexts {
  const used = SEPARATORS.filter((separator) => record.includes(separator));
  const readings = used.map((separator) => readCells(cellsOf(record, separator), separator, now));
  const [first = { name: record.trim(), deadline: '', description: '' }] = readings;
  const found = readings.find(({ deadline }) => readDeadline(deadline, now) !== undefined) ?? first;
  return { ...found, deadline: settledDeadline(found.deadline, now) };
}

function readCells(cells: readonly string[], separator: Separator, now: string): TaskTexts {
  const isProse = separator === ',';
  // Name and deadline may have commas in them: 'Введение, цели, 01.12.2026, 18:00'.
  const found = isProse ? cells.findIndex((cell, index) => index > 0 && isDay(cell, now)) : 1;
  const at = Math.max(found, 1);
  const hasTime = isProse && isTimeAlone(cells[at + 1]) && !readDateTime(cells[at] ?? '')?.time;
  const end = hasTime ? at + 2 : at + 1;
  return {
    name: joinedCells(cells.slice(0, at), separator),
    deadline: cells.slice(at, end).join(' '),
    description: joinedCells(cells.slice(end), separator),
  };
}

function isDay(cell: string, now: string): boolean {
  return readDeadline(cell, now) !== undefined;
}

function isTimeAlone(cell = ''): boolean {
  const read = readDateTime(cell);
  return read?.time !== undefined && read.date === undefined;
}
