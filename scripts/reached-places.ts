/*
 * A setup file of Vitest (scripts/mutants.config.ts): records which places of random mutants the tests of a file
 * reach, one line of JSON for each file.
 */
import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';

declare global {
  var reachPlace: ((place: number) => void) | undefined;
  var reachedPlaces: Set<number> | undefined;
}

// The process is shared by test files, and other setup files have loaded modules before this one.
const reached = (globalThis.reachedPlaces ??= new Set());
globalThis.reachPlace = (place) => reached.add(place);

afterAll(() => {
  const { testPath } = expect.getState();
  const line = JSON.stringify({ test: testPath, places: [...reached] });
  appendFileSync(String(process.env['SPMS_REACHED']), `${line}\n`);
  reached.clear();
});
