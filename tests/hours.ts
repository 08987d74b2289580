/** Zones on both sides of UTC, and clocks there at which its day is another one, or soon will be. */
export const HOURS = ['Asia/Yekaterinburg', 'America/New_York'].flatMap((zone) =>
  ['00:10', '12:00', '23:50'].map((clock) => [zone, clock] as const),
);
