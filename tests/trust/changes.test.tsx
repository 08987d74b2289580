import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getSession } from '@/api/session-store';
import { isFullMatrix, patiently, testSeed } from '../../scripts/test-conditions.ts';
import { renderApp } from '../render-app';
import { haveMeetings, inDays, meeting } from '../screens/meetings/meeting-data';
import { sandbox } from '../server';
import { CHANGES, CHOICES, type Change } from './changes';
import { CONTRACT } from './contract';
import {
  changeFaults,
  DONE_THEN_504,
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
import { SCREENS } from './screens';

/*
 * Every change of spec §7 with every kind of fault: the same form fails several times and then
 * succeeds. `npm test` runs samples chosen by SPMS_SEED; `npm test -- matrix` runs all of them.
 */

const SAMPLES = isFullMatrix ? 1 : 10;
/**
 * Time limit in milliseconds: in the full matrix one test makes a change fail in up to eighteen
 * ways.
 */
const LIMIT = patiently(isFullMatrix ? 60_000 : 20_000);
const NO_FAULTS = new Map<string, Fault>();

let cells = 0;

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  // jsdom cannot open windows.
  vi.spyOn(window, 'open').mockReturnValue(null);
  // The newer backend lists no free slots.
  haveMeetings(meeting(inDays(2), 30, { studentId: 1 }));
});

afterAll(() => {
  console.info(`fault matrix: ${cells} cells of changes, seed ${testSeed}`);
});

test('the tables have every call of the contract', () => {
  const known = [
    ...Object.values(SCREENS).flatMap(({ reads }) => reads.map(({ call }) => call)),
    ...CHANGES.map(({ method, call }) => `${method} ${call}`),
    ...CHOICES.map(({ call }) => call),
  ];
  expect([...new Set(known)].toSorted()).toEqual(CONTRACT.map(({ name }) => name).toSorted());
});

function isDone(
  { isStrict, isRead, onUndone }: Change,
  { name, isDone: done, isHonest }: Fault,
): boolean {
  if (isRead || onUndone) return isHonest === true;
  return done === true && !(isStrict && name === '204');
}

/** The expected message for the failure; `undefined` when the app only logs it. */
function messageFor({ onFailure, onUndone }: Change, failure: Fault): RegExp | undefined {
  if (onUndone && failure.isDone) return onUndone;
  return onFailure === 'nothing' ? undefined : onFailure(failure.code);
}

/** The items that run with this seed. */
function sampled<Item>(items: readonly Item[], index: number): Item[] {
  return items.filter((_item, i) => (i + index + testSeed) % SAMPLES === 0);
}

const CASES = CHANGES.flatMap((change, index) => {
  const failing = FAULTS.filter((kind) => !isDone(change, kind));
  const done = FAULTS.filter((kind) => isDone(change, kind));
  if (change.isProved) done.push(DONE_THEN_504);
  const last = isFullMatrix ? done : [done[(index + testSeed) % done.length] ?? fault('slow')];
  return last.map((success, i) => ({
    change,
    // Only the first case of a change runs its failures: they do not depend on the success that
    // follows.
    failures: i === 0 ? sampled(failing, index) : [],
    success,
    name: `${change.method} ${change.call} (${success.name} at last)`,
  }));
});

describe.each(CASES)('$name', ({ change, failures, success }) => {
  const name = `${change.method} ${change.call}`;
  const requestsSent = () => requests.filter((request) => request.name === name);

  test(
    'keeps what was typed through failures, can be sent again, and is done once',
    async () => {
      failWith(NO_FAULTS);
      const app = await renderApp(change.at, change.as === undefined ? {} : { as: change.as });
      let button = await ready(app, change);
      const typed = fields();
      const dialogs = dialogTitles();
      const token = getSession().token;

      let sent = 0;

      for (const failure of failures) {
        changeFaults(new Map([[name, failure]]));
        act(() => button.click());
        sent += change.callsOnFailure?.(failure.code) ?? 1;
        const total = sent;
        await waitFor(() => expect(requestsSent(), failure.name).toHaveLength(total));
        await settle(app.queryClient);
        const message = messageFor(change, failure);
        if (message === undefined) {
          expectCalm([]);
          expect(dialogTitles(), failure.name).toEqual(dialogs);
        } else {
          await waitFor(() => expect(document.body.textContent, failure.name).toMatch(message));
          expectCalm([message]);
        }
        dismiss();
        await waitFor(() =>
          expect(dialogTitles()).toEqual(change.isClosedByFailure ? [] : dialogs),
        );
        if (change.isClosedByFailure) button = await ready(app, change);
        expect(fields(), failure.name).toEqual(typed);
        expect(getSession().token).toBe(token);
        await waitFor(() => expect(button, failure.name).toBeEnabled());
        cells += 1;
      }

      changeFaults(new Map([[name, success]]));
      act(() => {
        button.click();
        button.click();
      });
      await settle(app.queryClient, heldCalls);
      const { unproved } = change;
      if (success === DONE_THEN_504 && unproved?.by === sandbox.profile) {
        expect(requestsSent()).toHaveLength(sent + 1);
        await waitFor(() => expect(document.body.textContent).toMatch(unproved.note));
        return;
      }
      if (button.isConnected) act(() => button.click());
      await settle(app.queryClient, heldCalls);
      releaseHeld();
      await settle(app.queryClient);
      expect(requestsSent()).toHaveLength(sent + 1);
      const bodies = new Set(requestsSent().map(({ body }) => body));
      expect(bodies.size, 'one body').toBe(sent > failures.length ? 2 : 1);
      const { onSuccess } = change;
      if (onSuccess) await waitFor(() => expect(document.body.textContent).toMatch(onSuccess));
      await waitFor(() => expectCalm(onSuccess ? [onSuccess] : []));
      expect(button.isConnected && button.querySelector('[role=progressbar]')).toBeFalsy();
      cells += 1;
    },
    LIMIT,
  );
});

test.each(CHANGES)(
  '$method $call is not sent again by the button of a page that was left and reopened',
  async (change) => {
    const name = `${change.method} ${change.call}`;
    const sent = () => requests.filter((request) => request.name === name);
    failWith(new Map([[name, fault('slow')]]));
    const app = await renderApp(change.at, change.as === undefined ? {} : { as: change.as });
    const button = await ready(app, change);
    act(() => button.click());
    await waitFor(() => expect(sent()).toHaveLength(1));
    act(() => app.goTo('/'));
    const question = screen.queryByRole('button', { name: 'Уйти' });
    if (question) act(() => question.click());
    act(() => app.goTo(change.at));
    const again = await screen.findAllByRole('button', { name: change.button }).catch(() => []);
    // The first button is the one pressed before: its record is still the first on the page.
    const [buttonAgain] = again;
    if (buttonAgain) act(() => buttonAgain.click());
    releaseHeld();
    await settle(app.queryClient);
    expect(sent()).toHaveLength(1);
  },
);

/** Prepares the page and returns the button that sends the change, once it is enabled. */
async function ready(app: Awaited<ReturnType<typeof renderApp>>, change: Change) {
  await change.prepare?.(app);
  const [button] = await screen.findAllByRole('button', { name: change.button });
  if (!(button instanceof HTMLButtonElement)) throw new Error(`${change.button} is no button`);
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

/** The values of all fields. */
function fields(): string[] {
  const all = document.querySelectorAll<HTMLInputElement>('input, textarea, select');
  return [...all].map((field) => `${field.value}${field.checked ?? ''}`);
}

function dialogTitles(): string[] {
  return [...document.querySelectorAll('[role=dialog] h2')].map((heading) => heading.textContent);
}

/** Closes the message about a failure if it has a button. */
function dismiss() {
  const buttons = [...document.querySelectorAll('button')];
  for (const button of buttons) {
    if (button.textContent === 'ОК' || button.ariaLabel === 'Закрыть') act(() => button.click());
  }
}

describe.each(CHOICES)('$call ($name)', ({ call, at, list, refused }) => {
  const requestsSent = () => requests.filter(({ name }) => name === call);

  test(
    'a refused choice goes back, and of several the last one wins',
    async () => {
      failWith(NO_FAULTS);
      const app = await renderApp(at);
      const [field] = await screen.findAllByRole('combobox', { name: list });
      if (!(field instanceof HTMLSelectElement)) throw new Error('no list');
      await waitFor(() => expect(field.options.length).toBeGreaterThan(2));
      const before = field.value;
      const [first = '', other = ''] = [...field.options]
        .map(({ value }) => value)
        .filter((value) => value !== before);

      for (const [index, failure] of sampled(
        FAULTS.filter(({ isDone: done }) => !done),
        0,
      ).entries()) {
        changeFaults(new Map([[call, late(failure)]]));
        fireEvent.change(field, { target: { value: first } });
        await waitFor(() => expect(field).toHaveValue(first));
        await waitFor(() => expect(heldCalls()).toBe(1));
        releaseHeld();
        await settle(app.queryClient);
        expect(requestsSent(), failure.name).toHaveLength(index + 1);
        await waitFor(() => expect(field, failure.name).toHaveValue(before));
        expect(screen.getByRole('alert')).toHaveTextContent(refused);
        dismiss();
        cells += 1;
      }

      changeFaults(new Map([[call, fault('slow')]]));
      fireEvent.change(field, { target: { value: first } });
      fireEvent.change(field, { target: { value: other } });
      for (let rounds = 0; rounds < 2; rounds += 1) {
        await settle(app.queryClient, () => heldCalls() + 1);
        await waitFor(() => expect(field).toHaveValue(other));
        releaseHeld();
      }
      await settle(app.queryClient);
      await waitFor(() => expect(field).toHaveValue(other));
      expectCalm([]);
      cells += 1;

      changeFaults(new Map([[call, DONE_THEN_504]]));
      fireEvent.change(field, { target: { value: first } });
      await settle(app.queryClient);
      expect(field).toHaveValue(first);
      expectCalm([]);
      cells += 1;
    },
    LIMIT,
  );
});
