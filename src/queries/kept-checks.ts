import { queryOptions } from '@tanstack/react-query';
import { getSession } from '@/api/session-store';
import type { ProjectCheck, ProjectChecks, ProjectState } from '@/domain/project-check';
import type { CommitWeek } from '@/domain/semester';
import type { StatusMeaning } from '@/domain/status-words';
import type { DueTask } from '@/domain/task-lateness';
import type { Id } from '@/lib/id';
import { entriesOf, kept } from '@/lib/kept';
import { isRecord } from '@/lib/record';
import { readable, readWallClock, type WallClock } from '@/lib/served-time';
import { browserStore } from '@/lib/storage';
import { clockDate } from '@/lib/time';
import { UNTIL_SIGN_OUT } from '@/lib/until-sign-out';

/*
 * Stores the checks of projects in this browser, per account, until it signs out: the next check is
 * compared with them.
 */

const MEANINGS: readonly StatusMeaning[] = ['closed', 'open', 'unknown'];
const PARTS = ['read', 'failed', 'no hub'] as const;

const WHAT = 'project-checks';
const checksUntilSignOut = kept({
  name: UNTIL_SIGN_OUT,
  store: browserStore,
  read: entriesOf(checkOf),
});

/**
 * The checks of projects, including those made before a reload (decisions §5.32). The query makes no call: it
 * reads the stored checks, and a new check writes its results into it.
 */
export function projectChecksOptions() {
  return queryOptions<ProjectChecks>({
    queryKey: ['project-checks'],
    queryFn: readOwnChecks,
    initialData: readOwnChecks,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

function readOwnChecks(): ProjectChecks {
  return readKeptChecks(getSession().account);
}

/**
 * The stored checks of the account, without unreadable ones.
 *
 * @internal exported for its test.
 */
export function readKeptChecks(account: string): ProjectChecks {
  return new Map(checksUntilSignOut.read(account, WHAT).map(({ id, ...check }) => [id, check]));
}

/** Replaces the stored checks of the account. */
export function writeKeptChecks(account: string, checks: ProjectChecks): void {
  const entries = Array.from(checks, ([id, check]) => ({ id, ...check }));
  checksUntilSignOut.write(entries, account, WHAT);
}

function checkOf(value: unknown): (ProjectCheck & { id: Id }) | undefined {
  if (!isRecord(value)) return undefined;
  const { id, checkedAt, known, news } = value;
  const tasks = PARTS.find((part) => part === value.tasks);
  const commits = PARTS.find((part) => part === value.commits);
  const isId = typeof id === 'number' || typeof id === 'string';
  if (!isId || typeof checkedAt !== 'number' || !isRecord(known)) return undefined;
  if (!commits || !tasks || tasks === 'no hub') return undefined;
  return { id, checkedAt, tasks, commits, known: stateOf(known), news: newsOf(news) };
}

function stateOf(state: Record<string, unknown>): ProjectState {
  const { late, past, deadline, lastCommit, tasks, weeks } = state;
  return {
    late: numberOf(late),
    past: numberOf(past),
    deadline: clockOf(deadline),
    lastCommit: lastCommit === null ? null : numberOf(lastCommit),
    tasks: allOf(tasks, taskOf),
    weeks: allOf(weeks, weekOf),
  };
}

/** A list of which every entry is readable. */
function allOf<Item>(value: unknown, read: (entry: unknown) => Item | undefined) {
  if (!Array.isArray(value)) return undefined;
  const items = value.map(read).filter((item) => item !== undefined);
  return items.length === value.length ? items : undefined;
}

function taskOf(value: unknown): DueTask | undefined {
  if (!isRecord(value)) return undefined;
  const meaning = MEANINGS.find((each) => each === value.meaning);
  return meaning && { deadline: clockOf(value.deadline), meaning };
}

function weekOf(value: unknown): CommitWeek | undefined {
  if (!isRecord(value)) return undefined;
  const monday = clockDate(clockOf(value.monday));
  const count = numberOf(value.count);
  return monday && count ? { monday, count } : undefined;
}

function clockOf(value: unknown): WallClock | undefined {
  return typeof value === 'string' ? readable(readWallClock(value)) : undefined;
}

function newsOf(news: unknown): ProjectCheck['news'] {
  if (!isRecord(news)) return undefined;
  return { commits: numberOf(news.commits) ?? 0, late: numberOf(news.late) ?? 0 };
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
