import { getSession, subscribeToSession } from '@/api/session-store';
import type { ProjectCheck, ProjectChecks } from '@/domain/project-check';
import type { Id } from '@/lib/id';
import { readKeptChecks, writeKeptChecks } from './kept-checks';

/*
 * Checks of projects in this document, as an external store. A running check belongs to no page: it goes on
 * and fills the store while the professor is elsewhere.
 */

/** Progress of the running check. */
interface CheckProgress {
  done: number;
  all: number;
}

interface CheckState {
  checks: ProjectChecks;
  /** `undefined` if no check is running. */
  progress: CheckProgress | undefined;
}

/** Answers are collected for this long before they are stored and shown together; milliseconds. */
const PUBLISHING_MS = 200;

const listeners = new Set<() => void>();
let account: string | undefined;
let state: CheckState = { checks: new Map(), progress: undefined };
let stopping: AbortController | undefined;
/** Answers not shown yet. */
let arrived = new Map<Id, ProjectCheck>();
let timer: ReturnType<typeof setTimeout> | undefined;

// Memory belongs to the session; the stored checks stay until a sign-out.
subscribeToSession((event) => {
  if (event !== 'signed-in' && event !== 'cookie-gone') forgetChecks();
});

/** Checks of the account, including those of earlier documents. */
export function getChecks(): CheckState {
  const { account: present } = getSession();
  if (account !== present) {
    account = present;
    state = { checks: readKeptChecks(present), progress: undefined };
  }
  return state;
}

/** Subscribes to new checks and to progress; returns the unsubscriber. */
export function subscribeToChecks(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stops the running check; its results stay. */
export function stopChecking(): void {
  stopping?.abort();
}

/**
 * Starts a check of so many projects, which runs until `end` is called; the signal tells it to stop.
 */
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
