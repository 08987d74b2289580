/*
 * When, where and how patiently the tests run. The same for unit tests, screens and end-to-end
 * tests, so that what passes here and now passes anywhere at any time:
 *
 *   SPMS_NOW       what their clocks show when a test begins; a Friday noon unless it is set
 *   TZ             the zone of their browsers and servers; Yekaterinburg unless it is set
 *   SPMS_PATIENCE  a factor on every limit of time, for a machine that is slow or has other work
 *   SPMS_SEED      which samples tests/trust takes of what is too much to run each time; the same
 *                  unless it is set, so that a run says tomorrow what it says today
 *   SPMS_MATRIX    `full` runs all of it, as `npm test -- matrix` does
 */

/** What the clocks of the tests show when a test begins, in milliseconds. */
export const testNow = readInstant(process.env.SPMS_NOW || '2026-11-20T07:00:00Z');

/** The zone that the tests run in. */
export const testZone = readZone(process.env.TZ || 'Asia/Yekaterinburg');

const patience = readFactor(process.env.SPMS_PATIENCE || '1');

/** Chooses the samples of tests/trust; a failure names it. */
export const testSeed = readSeed(process.env.SPMS_SEED || '20777');

/** Whether everything is run of which there are samples otherwise. */
export const isFullMatrix = process.env.SPMS_MATRIX === 'full';

/** A limit of time on a machine that is as patient as it was told to be. */
export function patiently(milliseconds: number): number {
  return Math.round(milliseconds * patience);
}

function readInstant(text: string): number {
  const instant = Date.parse(text);
  // Without an offset the text would be another instant in each zone.
  if (Number.isNaN(instant) || !/(Z|[+-]\d\d:\d\d)$/.test(text)) {
    throw new RangeError(`SPMS_NOW is an instant such as 2028-02-29T23:55:00Z, not ${text}`);
  }
  return instant;
}

/** @throws {RangeError} for what is no zone: Node would silently take it for UTC. */
function readZone(zone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
}

function readSeed(text: string): number {
  const seed = Number(text);
  if (!Number.isInteger(seed)) throw new RangeError(`SPMS_SEED is an integer, not ${text}`);
  return Math.abs(seed);
}

function readFactor(text: string): number {
  const factor = Number(text);
  if (!(factor > 0)) throw new RangeError(`SPMS_PATIENCE is a factor such as 3, not ${text}`);
  return factor;
}
