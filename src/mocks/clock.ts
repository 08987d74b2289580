import { badRequest } from './reply';

/**
 * The years that a clock shows. The data and the sessions reach some years further in both directions,
 * and a time of another number of digits is none on the wire.
 */
const YEARS = { first: 1000, last: 9900 };

/** Whether a clock can show this time. */
export function isClockTime(time: Date): boolean {
  const year = time.getUTCFullYear();
  return year >= YEARS.first && year <= YEARS.last;
}

/** What a clock shows, in a form that can be kept. */
export interface ClockSetting {
  /** How far it is ahead of the clock of the runtime, milliseconds. */
  aheadMs: number;
  /** The instant at which it stands still. */
  frozenAt?: string | undefined;
}

/** The clock of one sandbox, of which it reads every time: of its answers and of its demo data. */
export interface SandboxClock {
  now(): Date;
  /** The clock of the runtime: that of whoever calls, whatever this one was put to. */
  runtime(): Date;
  readonly isFrozen: boolean;
  /**
   * Shows `time` and goes on from there, or stands still there; without one it goes with the clock of
   * the runtime.
   */
  set(time?: Date, frozen?: boolean): void;
}

/**
 * A clock that shows `time`, or what the clock of the runtime shows.
 *
 * @throws {Rejection} 400 for a time that no clock shows.
 */
export function clockSetting(time?: Date, frozen = false): ClockSetting {
  if (time && !isClockTime(time)) {
    throw badRequest(`Часы показывают годы от ${YEARS.first} до ${YEARS.last}`);
  }
  const shown = time ?? new Date();
  return {
    aheadMs: time ? time.getTime() - Date.now() : 0,
    ...(frozen && { frozenAt: shown.toISOString() }),
  };
}

/**
 * Makes a clock that starts at `start`, or goes with the clock of the runtime without one. What it
 * shows is kept in `held`.
 */
export function createClock(
  start?: Date,
  held: { clock: ClockSetting } = { clock: clockSetting(start) },
): SandboxClock {
  return {
    now() {
      const { aheadMs, frozenAt } = held.clock;
      return frozenAt === undefined ? new Date(Date.now() + aheadMs) : new Date(frozenAt);
    },
    runtime: () => new Date(),
    get isFrozen() {
      return held.clock.frozenAt !== undefined;
    },
    set(time, frozen) {
      held.clock = clockSetting(time, frozen);
    },
  };
}
