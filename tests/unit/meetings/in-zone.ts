import { afterAll, beforeAll, describe, expect, vi } from 'vitest';

/** Zones with and without clock changes, with whole and broken offsets, on both sides of UTC. */
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
 * Runs tests by the clock of each zone. What formats times is made for the zone that it was loaded
 * in, so the tests load it themselves, with `import()`.
 */
export function describeInZones(name: string, tests: (zone: string) => void) {
  describe.each(ZONES)(`${name}, %s`, (zone) => {
    const own = process.env.TZ;
    beforeAll(() => {
      process.env.TZ = zone;
      vi.resetModules();
      // Node takes the zone over; without that the tests would all be about the same one.
      expect(zoneOf()).toBe(zoneOf(zone));
    });
    afterAll(() => {
      process.env.TZ = own;
      vi.resetModules();
    });
    tests(zone);
  });
}

/** Some zones have two names, of which the platform uses one. */
function zoneOf(timeZone?: string) {
  return new Intl.DateTimeFormat('ru', { timeZone }).resolvedOptions().timeZone;
}
