/** The clock of one sandbox, of which it reads every time: of its answers and of its demo data. */
export interface SandboxClock {
  now(): Date;
  /** Shows `time` and goes on from there; without one it goes with the clock of the runtime. */
  set(time?: Date): void;
  /** Shows again what it showed when it was made. */
  restart(): void;
}

/** Makes a clock that starts at `start`, or goes with the clock of the runtime without one. */
export function createClock(start?: Date): SandboxClock {
  let ahead = 0;
  const set = (time?: Date) => {
    ahead = time ? time.getTime() - Date.now() : 0;
  };
  set(start);
  return { now: () => new Date(Date.now() + ahead), set, restart: () => set(start) };
}
