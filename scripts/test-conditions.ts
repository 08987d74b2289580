/*
 * Clock, time zone and time limits of all tests (unit, screens and end-to-end), fixed so that results do not
 * depend on when and where they run:
 *
 *   SPMS_NOW       the time of their clocks when a test begins; by default a Friday noon
 *   TZ             the time zone of browsers and servers; by default Yekaterinburg
 *   SPMS_PATIENCE  a factor on every time limit, for a slow or busy machine
 *   SPMS_SEED      chooses the samples that tests/trust runs of its whole matrix; fixed by default, so
 *                  that runs are reproducible
 *   SPMS_MATRIX    `full` runs the whole matrix, as `npm test -- matrix` does
 */

/** The time of the tests' clocks when a test begins, milliseconds. */
export const testNow = readInstant(process.env.SPMS_NOW || '2026-11-20T07:00:00Z');

/** The time zone of the tests. */
export const testZone = readZone(process.env.TZ || 'Asia/Yekaterinburg');

const patience = readFactor(process.env.SPMS_PATIENCE || '1');

/** The seed of the samples of tests/trust; failures print it. */
export const testSeed = readSeed(process.env.SPMS_SEED || '20777');

/** Whether the whole matrix runs instead of samples. */
export const isFullMatrix = process.env.SPMS_MATRIX === 'full';

/** A time limit multiplied by SPMS_PATIENCE. */
export function patiently(milliseconds: number): number {
  return Math.round(milliseconds * patience);
}

function readInstant(text: string): number {
  const instant = Date.parse(text);
  // An offset is required: without one the text is a different instant in each time zone.
  if (Number.isNaN(instant) || !/(Z|[+-]\d\d:\d\d)$/.test(text)) {
    throw new RangeError(`SPMS_NOW is an instant such as 2028-02-29T23:55:00Z, not ${text}`);
  }
  return instant;
}

/** @throws {RangeError} for an unknown time zone, which Node would silently take for UTC. */
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
