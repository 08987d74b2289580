import { isRecord } from './record';
import { browserStore, readJson } from './storage';

/*
 * Students for whom this browser has registered projects, per account: the server's list of applications goes
 * on offering them (decisions §5.41). Losing them costs no more than an offer too many.
 */
const PREFIX = 'registered-students:';
const MOST = 300;

export interface RegisteredStudent {
  /** The identifier as text. */
  student: string;
  /** Marks the project. */
  project: string;
  /** When it was registered, in milliseconds. */
  time: number;
}

/** The account's (`getSession().account`) students, the latest first. */
export function readRegisteredStudents(account: string): RegisteredStudent[] {
  const kept = readJson(browserStore, PREFIX + account);
  return Array.isArray(kept) ? kept.filter(isRegistered) : [];
}

/** Remembers further students. */
export function keepRegisteredStudents(
  account: string,
  students: readonly RegisteredStudent[],
): void {
  const all = [...students, ...readRegisteredStudents(account)].slice(0, MOST);
  browserStore.set(PREFIX + account, JSON.stringify(all));
}

function isRegistered(value: unknown): value is RegisteredStudent {
  return (
    isRecord(value) &&
    typeof value.student === 'string' &&
    typeof value.project === 'string' &&
    typeof value.time === 'number'
  );
}
