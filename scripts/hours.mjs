/**
 * `npm test -- hours`: runs unit tests, screens and the end-to-end tests about days at moments and in time
 * zones where a day, month, year or the clocks change. Takes about seven minutes for each moment. A single
 * moment:
 *
 *   SPMS_NOW=2026-11-21T19:30:00Z TZ=Asia/Yekaterinburg npm test -- unit build e2e
 */
import { runInTurn } from './in-turn.mjs';

/** Moments with their time zones; one moment may cover several kinds of change. */
const moments = [
  ['2026-11-21T12:00:00Z', 'America/New_York'],
  ['2026-11-21T18:59:00Z', 'Asia/Yekaterinburg'],
  // Half an hour into Monday, which is still Sunday in UTC.
  ['2026-11-22T19:30:00Z', 'Asia/Yekaterinburg'],
  ['2027-03-28T01:30:00+01:00', 'Europe/Berlin'], // The hour that clocks skip comes next.
  ['2027-09-01T00:30:00Z', 'UTC'],
  ['2027-10-31T02:30:00+02:00', 'Europe/Berlin'], // The hour that they show twice has begun.
  ['2027-12-31T23:55:00Z', 'UTC'],
  ['2028-01-01T00:05:00+13:00', 'Pacific/Auckland'],
  ['2028-02-28T23:55:00-05:00', 'America/New_York'],
  ['2028-02-29T23:55:00+13:00', 'Pacific/Auckland'],
];

const commands = [
  'vitest run --reporter=dot tests/unit tests/screens',
  'playwright test -c tests/e2e/playwright.config.ts --reporter=dot --grep @days',
];

runInTurn(
  'hours',
  moments.flatMap(([now, zone]) =>
    commands.map((command) => ({
      name: `${now} ${zone} ${command.split(' ', 1)[0]}`,
      command,
      env: { SPMS_NOW: now, TZ: zone },
    })),
  ),
);
