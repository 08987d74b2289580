import { afterAll, beforeAll, describe, expect, vi } from 'vitest';

/** Time zones with and without clock changes, with full and fractional hours, on both sides of UTC. */
const ZONES = [
  'Asia/Yekaterinburg',
  'Europe/Moscow',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'America/Havana',
  'America/Sao_Paulo',
  'Pacific/Apia',
  'UTC',
];

/**
 * Runs tests in each of the time zones. Formatters keep the zone in which their module was loaded, so the
 * tests must load it themselves with `import()`.
 */
export function describeInZones(name: string, tests: (zone: string) => void) {
  describe.each(ZONES)(`${name}, %s`, (zone) => {
    const own = process.env.TZ;
    beforeAll(() => {
      process.env.TZ = zone;
      vi.resetModules();
      // Check that Node has applied the zone: otherwise all tests would run in the same one.
      expect(zoneOf()).toBe(zoneOf(zone));
    });
    afterAll(() => {
      process.env.TZ = own;
      vi.resetModules();
    });
    tests(zone);
  });
}

/** The platform's name of a zone, since some zones have two names. */
function zoneOf(timeZone?: string) {
  return new Intl.DateTimeFormat('ru', { timeZone }).resolvedOptions().timeZone;
}
