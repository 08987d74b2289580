import { expect, it, vi } from 'vitest';
import { createClock } from '@/mocks/clock';
import { createSandbox } from '@/mocks/sandbox';

const MINUTE_MS = 60_000;
const START = new Date('2028-02-28T23:59:00Z');

function pass(minutes: number) {
  vi.setSystemTime(Date.now() + minutes * MINUTE_MS);
}

it('goes with the clock of the runtime without a start', () => {
  const clock = createClock();
  pass(3);
  expect(clock.now().getTime()).toBe(Date.now());
});

it('starts where it is told to and goes on from there', () => {
  const clock = createClock(START);
  pass(3);
  expect(clock.now()).toEqual(new Date('2028-02-29T00:02:00Z'));
});

it('can be put to another time and back to the clock of the runtime', () => {
  const clock = createClock(START);
  clock.set(new Date('2027-01-01T00:00:00Z'));
  pass(1);
  expect(clock.now()).toEqual(new Date('2027-01-01T00:01:00Z'));
  clock.set();
  expect(clock.now().getTime()).toBe(Date.now());
});

it('stands still while it is frozen, and the clock of the runtime goes on', () => {
  const clock = createClock(START);
  clock.set(START, true);
  pass(3);
  expect(clock.now()).toEqual(START);
  expect(clock.isFrozen).toBe(true);
  expect(clock.runtime().getTime()).toBe(Date.now());
});

it('starts again with the sandbox, whose demo data is relative to it', () => {
  const sandbox = createSandbox({ now: START });
  pass(10);
  sandbox.reset();
  expect(sandbox.clock.now()).toEqual(START);
  expect(sandbox.state.head.seededAt).toBe(START.toISOString());
});
