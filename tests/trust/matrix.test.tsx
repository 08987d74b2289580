import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getSession } from '@/api/session-store';
import { afterPaint } from '@/lib/idle';
import { createQueryClient } from '@/queries/client';
import { createAppRouter } from '@/router';
import { isFullMatrix, testSeed } from '../../scripts/test-conditions.ts';
import { renderApp } from '../render-app';
import { sandbox } from '../server';
import { CONTRACT } from './contract';
import {
  changeFaults,
  FAULTS,
  type Fault,
  failWith,
  fault,
  heldCalls,
  late,
  releaseHeld,
  requests,
} from './faults';
import { expectCalm, settle } from './page';
import { SCREENS, type Screen, SESSION_CHECK, TOLD } from './screens';

/*
 * The fault matrix: every page, each of its reads, every kind of fault. `npm test` runs samples
 * chosen by SPMS_SEED in which all reads of a page fail at once in different ways. `npm test --
 * matrix` runs all cases and adds those with a single failing read.
 */

/** One in so many cases runs by default. */
const SAMPLES = isFullMatrix ? 1 : 16;

const PAGES = Object.entries(SCREENS).map(([route, screen]) => ({ route, ...screen }));
const READING = PAGES.filter(({ reads }) => reads.length > 0);

/** A page and the faults of its reads. */
interface Case extends Screen {
  route: string;
  faults: ReadonlyMap<string, Fault>;
}

/**
 * Cases in which all reads of a page fail at once; gates fail in every third, or they would hide
 * the rest.
 */
function casesTogether(): Case[] {
  return READING.flatMap((page, index) =>
    FAULTS.flatMap((_fault, turn) => {
      if ((index + turn + testSeed) % SAMPLES !== 0) return [];
      const isGateShut = (index + turn) % 3 === 0;
      const wrong = page.reads.filter(
        ({ call, isGate }) => call !== SESSION_CHECK && (isGateShut || !isGate),
      );
      const faults = wrong.map(
        ({ call }, i) => [call, FAULTS[(turn + i * 4) % FAULTS.length] as Fault] as const,
      );
      return { ...page, faults: new Map(faults) };
    }),
  );
}

/** Cases in which a single read fails. */
function casesAlone(): Case[] {
  return READING.flatMap((page) =>
    page.reads.flatMap(({ call }) =>
      FAULTS.map((kind) => ({ ...page, faults: new Map([[call, kind]]) })),
    ),
  ).filter(({ faults }) => !endsSession(faults));
}

function endsSession(faults: ReadonlyMap<string, Fault>): boolean {
  return faults.get(SESSION_CHECK)?.code === 401;
}

function nameOf({ route, faults }: Case): string {
  return `${route}: ${[...faults].map(([call, { name }]) => `${call} ${name}`).join(', ')}`;
}

let cells = 0;
const pages = new Map<string, string>();

beforeEach(() => {
  // Do not prefetch when idle: those reads belong to the next page.
  vi.stubGlobal('requestIdleCallback', () => 0);
});

afterAll(() => {
  console.info(`fault matrix: ${cells} cells of pages and reads, seed ${testSeed}`);
});

async function open({ at, as }: Screen) {
  return renderApp(at, as === undefined ? {} : { as });
}

function shown(): string {
  return document.querySelector('main')?.textContent ?? '';
}

describe('the tables', () => {
  test('have every page of the route tree', () => {
    const { routesByPath } = createAppRouter({ queryClient: createQueryClient() });
    const paths = Object.keys(routesByPath).map((path) => path.replace(/(.)\/$/, '$1'));
    expect(Object.keys(SCREENS).toSorted()).toEqual([...new Set(paths)].toSorted());
  });

  test('have every call of the contract, which is the one of the sandbox', () => {
    const served = sandbox.contract.map(({ method, path }) => `${method} ${path}`);
    expect(CONTRACT.map(({ name }) => name).toSorted()).toEqual(served.toSorted());
  });
});

/** Waits until frames stop adding content: charts and long lists render after the first paint. */
async function untilPainted() {
  for (let seen: string | undefined; seen !== shown(); ) {
    seen = shown();
    await act(() => new Promise<void>((resolve) => void afterPaint(resolve)));
  }
}

/** Opens the page, and waits until all that it reads and loads is shown. */
async function openWhole(page: Screen) {
  const app = await open(page);
  await settle(app.queryClient);
  // Lazy parts belong to the page's text too.
  await act(() => vi.dynamicImportSettled());
  await settle(app.queryClient);
  await untilPainted();
  return app;
}

/** The text of the page without faults. */
async function whole(page: Screen & { route: string }): Promise<string> {
  const known = pages.get(page.route);
  if (known !== undefined) return known;
  failWith(new Map());
  await openWhole(page);
  const text = shown();
  pages.set(page.route, text);
  cleanup();
  return text;
}

/** Refocuses the window once all data is stale; by default the faults have ended. */
async function comeBack(faults: ReadonlyMap<string, Fault> = new Map()) {
  changeFaults(faults);
  releaseHeld();
  vi.setSystemTime(Date.now() + 6_000);
  await act(async () => void fireEvent.focus(window));
}

describe.each(READING)('$route', (page) => {
  test('makes the reads of the table and no others', async () => {
    failWith(new Map());
    const app = await open(page);
    await settle(app.queryClient);
    await waitFor(() =>
      expect([...new Set(requests.map(({ name }) => name))].toSorted()).toEqual(
        page.reads.map(({ call }) => call).toSorted(),
      ),
    );
    expectCalm([]);
  });

  test('renders while answers are held back, and is complete in whichever order they come', async () => {
    const text = await whole(page);
    failWith(new Map(page.reads.map(({ call }) => [call, fault('slow')])));
    const app = await open(page);
    for (let rounds = 0; rounds < 3; rounds += 1) {
      await settle(app.queryClient, heldCalls);
      expectCalm([]);
      releaseHeld();
    }
    changeFaults(new Map());
    await waitFor(() => {
      // Calls that the page has made in the meantime are held back too.
      releaseHeld();
      expect(shown()).toBe(text);
    });
    cells += page.reads.length;
  });

  test.each(page.reads.map(({ call }) => call))(
    'stays as it is while a refused %s is asked for again',
    async (call) => {
      failWith(new Map([[call, fault('404')]]));
      const app = await openWhole(page);
      const text = shown();
      await comeBack(new Map([[call, late(fault('404'))]]));
      await settle(app.queryClient, heldCalls);
      expect(shown()).toBe(text);
      releaseHeld();
      await settle(app.queryClient);
      expect(shown()).toBe(text);
      cells += 1;
    },
  );
});

const CASES = [...casesTogether(), ...(isFullMatrix ? casesAlone() : [])].map(
  (each) => [nameOf(each), each] as const,
);

test.each(CASES)('%s', async (_name, each) => {
  const text = await whole(each);
  failWith(each.faults);
  const app = await open(each);
  await settle(app.queryClient, heldCalls);
  await waitFor(() => expectCalm(TOLD));
  for (const sign of signs(each)) await waitFor(() => expect(saying()).toMatch(sign));
  expect(getSession().token).toBeDefined();
  expectNoStorm();

  await comeBack();
  await settle(app.queryClient);
  if (!isSpoilt(each)) await waitFor(() => expect(shown()).toBe(text));
  expectCalm([]);
  expect(app.address()).toMatch(each.at);
  cells += each.faults.size;
});

/** The messages that the failed reads must show; behind a closed gate only the gate's. */
function signs({ reads, faults }: Case): RegExp[] {
  if (
    reads.some(({ call, isNamedByAddress }) => isNamedByAddress && faults.get(call)?.code === 404)
  ) {
    return [/^404$/];
  }
  const hasFailed = (call: string) => faults.get(call)?.read === 'failure';
  const failed = reads.filter(
    ({ call, isOpenedBy }) => hasFailed(call) && (!isOpenedBy || hasFailed(isOpenedBy)),
  );
  const seen = failed.filter(({ isGate }) => isGate);
  const shut = reads.some(({ call, isGate }) => isGate && isShutBy(faults.get(call)));
  return (shut ? seen : failed).flatMap(({ onFailure }) => onFailure ?? []);
}

function isShutBy(kind: Fault | undefined): boolean {
  return kind !== undefined && (kind.read !== 'data' || kind.name === 'slow');
}

/** The text of the page and the names of its spinners. */
function saying(): string {
  const spinners = document.querySelectorAll('main progress, main [role=progressbar]');
  return [shown(), ...[...spinners].map((spinner) => spinner.ariaLabel)].join(' ');
}

/**
 * Whether the page stays incomplete: a list of options is read once per session, so its bad record stays lost, and
 * what is expensive for a server once in ten minutes.
 */
function isSpoilt({ faults, reads }: Case): boolean {
  return [...faults].some(([call, { name }]) =>
    reads.some((read) => read.call === call && read.isKept)
      ? ['bad record', 'empty', '204'].includes(name)
      : name === 'bad record' && call.endsWith('list'),
  );
}

function expectNoStorm() {
  const counts = new Map<string, number>();
  for (const { name } of requests) counts.set(name, (counts.get(name) ?? 0) + 1);
  // At most one read by the loader, one by the page or a list of all records, and one retry.
  expect([...counts].filter(([, count]) => count > 3)).toEqual([]);
}

describe.each(FAULTS)(`${SESSION_CHECK} $name`, (kind) => {
  test(kind.code === 401 ? 'ends the session' : 'ends no session', async () => {
    failWith(new Map([[SESSION_CHECK, late(kind)]]));
    const app = await open(SCREENS['/projects']);
    await settle(app.queryClient, heldCalls);
    expectCalm([]);
    releaseHeld();
    const isOver = kind.code === 401;
    await waitFor(() => expect(getSession().token === undefined).toBe(isOver));
    const address = '/projects?filter=InProgress';
    const login = `/login?${new URLSearchParams({ redirect: address })}`;
    await waitFor(() => expect(app.address()).toBe(isOver ? login : address));
    await settle(app.queryClient, heldCalls);
    await waitFor(() => expectCalm([]));
    expectNoStorm();
    cells += 1;
  });
});
