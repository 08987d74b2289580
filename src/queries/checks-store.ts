import { getSession, subscribeToSession } from '@/api/session-store';
import type { ProjectCheck, ProjectChecks } from '@/domain/project-check';
import type { Id } from '@/lib/id';
import { readKeptChecks, writeKeptChecks } from './kept-checks';

/*
 * The checks of projects in this document, an external store in React's sense. A check that is under
 * way belongs to no page: it goes on, and fills the store, while the professor is elsewhere.
 */

/** How far a check is that is under way. */
interface CheckProgress {
  done: number;
  all: number;
}

interface CheckState {
  checks: ProjectChecks;
  /** `undefined` while nothing is being checked. */
  progress: CheckProgress | undefined;
}

/** Many answers come within it: they are kept and shown together. Milliseconds. */
const PUBLISHING_MS = 200;

const listeners = new Set<() => void>();
let account: string | undefined;
let state: CheckState = { checks: new Map(), progress: undefined };
let stopping: AbortController | undefined;
/** What has come and is not shown yet. */
let arrived = new Map<Id, ProjectCheck>();
let timer: ReturnType<typeof setTimeout> | undefined;

// What is in memory is the session's; the kept checks stay until a sign-out.
subscribeToSession((event) => {
  if (event !== 'signed-in' && event !== 'cookie-gone') forgetChecks();
});

/** The checks of the account, those that an earlier document has made included. */
export function getChecks(): CheckState {
  const { account: present } = getSession();
  if (account !== present) {
    account = present;
    state = { checks: readKeptChecks(present), progress: undefined };
  }
  return state;
}

/** Calls back when a check has come or the progress has changed; returns how to stop. */
export function subscribeToChecks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks no further; what has come stays. */
export function stopChecking(): void {
  stopping?.abort();
}

/** A check of so many projects is under way until `end` is called; the signal tells it to stop. */
export function beginChecking(all: number): {
  signal: AbortSignal;
  keep: (projectId: Id, check: ProjectCheck) => void;
  end: () => void;
} {
  const controller = new AbortController();
  const done = new Set<Id>();
  stopping = controller;
  // Another tab may have checked since.
  account = undefined;
  state = { checks: getChecks().checks, progress: { done: 0, all } };
  tell();

  function publish() {
    clearTimeout(timer);
    timer = undefined;
    if (stopping !== controller) return;
    const checks = new Map([...state.checks, ...arrived]);
    arrived = new Map();
    state = { checks, progress: { done: done.size, all } };
    writeKeptChecks(getSession().account, checks);
    tell();
  }

  return {
    signal: controller.signal,
    keep: (projectId, check) => {
      if (stopping !== controller) return;
      done.add(projectId);
      arrived.set(projectId, check);
      timer ??= setTimeout(publish, PUBLISHING_MS);
    },
    end: () => {
      if (stopping !== controller) return;
      publish();
      stopping = undefined;
      state = { ...state, progress: undefined };
      tell();
    },
  };
}

function forgetChecks() {
  stopping?.abort();
  stopping = undefined;
  clearTimeout(timer);
  timer = undefined;
  arrived = new Map();
  account = undefined;
  tell();
}

function tell() {
  for (const listener of listeners) listener();
}
