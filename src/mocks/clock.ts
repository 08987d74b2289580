/** The setting of a clock in a form that can be stored. */
export interface ClockSetting {
  /** Milliseconds by which it is ahead of the runtime's clock. */
  aheadMs: number;
  /** The instant at which it is stopped. */
  frozenAt?: string | undefined;
}

/** The clock of one sandbox; all times of its answers and of its demo data come from it. */
export type SandboxClock = ReturnType<typeof createClock>;

/** The setting of a clock that shows `time`, or by default the runtime's clock. */
export function clockSetting(time?: Date, frozen = false): ClockSetting {
  const shown = time ?? new Date();
  return {
    aheadMs: time ? time.getTime() - Date.now() : 0,
    ...(frozen && { frozenAt: shown.toISOString() }),
  };
}

/** Creates a clock, whose setting is stored in what `held` returns. */
export function createClock(held: () => { clock: ClockSetting }) {
  return {
    now(): Date {
      const { aheadMs, frozenAt } = held().clock;
      return frozenAt === undefined ? new Date(Date.now() + aheadMs) : new Date(frozenAt);
    },
    get isFrozen(): boolean {
      return held().clock.frozenAt !== undefined;
    },
    /**
     * Sets the clock to `time`, from where it runs on, or stands still if `frozen`. Without `time` it shows
     * the runtime's clock.
     */
    set(time?: Date, frozen?: boolean): void {
      held().clock = clockSetting(time, frozen);
    },
  };
}
