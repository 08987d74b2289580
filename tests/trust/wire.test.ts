import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ShapeError } from '@/api/errors';
import type { ReadList } from '@/domain/read-list';
import { isRecord } from '@/lib/record';
import { READS, WITHOUT_FIELDS } from '../api-reads';
import { call } from '../contract/call';
import { signInAs } from '../sign-in';
import { CONTRACT } from './contract';

/*
 * Gives every field of every answer each hostile value in turn and runs all the code that reads
 * answers. An invalid record must be dropped alone, and the only error allowed is the one for
 * answers that break the contract.
 */

/** JSON texts, because some of these values have no JavaScript equivalent. */
const HOSTILE = [
  ['null', 'true', '{}', '[]', '{"name": {}}', '[[1]]', '""', '" "', '"7"', '"-1"', '"NaN"'],
  ['-1', '0', '1.5', '-0', '1e308', '-1e308', '9007199254740993', '-9223372036854775808'],
  ['99999999999999999999999999', '"\\ud800"', '"\\udc00x"', '"\\u0000"', '"\\u202eабв"'],
  ['"\\u200b"', '"\\ufeff"', '"<img src=x onerror=alert(1)>"', '"javascript:alert(1)"'],
  ['"0000-01-01T00:00:00Z"', '"0001-01-01T00:00:00Z"', '"9999-12-31T23:59:59.999999999Z"'],
  ['"+275760-09-13T00:00:00Z"', '"-271821-04-20T00:00:00Z"', '"2026-02-30T00:00:00Z"'],
  ['"2026-05-01T18:00:00+99:99"', '"2026-05-01T24:00:00Z"', '"1970-01-01"', '"завтра"'],
  ['"__proto__"', `"${'ю'.repeat(100_000)}"`],
].flat();

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Path = readonly (string | number)[];

let cases = 0;
afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  signInAs();
});
afterAll(() => console.info(`wire fuzzing: ${cases} answers`));

test('the table has every read of the contract', () => {
  const reads = CONTRACT.map(({ name }) => name).filter((name) => name.startsWith('GET'));
  expect([...Object.keys(READS), ...WITHOUT_FIELDS].toSorted()).toEqual(reads.toSorted());
});

/** Paths to every place of the answer; of a list only the first two records are visited. */
function places(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Array.isArray(value)
    ? value.slice(0, 2).flatMap((item, i) => places(item, [...path, i]))
    : Object.entries(value).flatMap(([name, field]) => places(field, [...path, name]));
  return path.length > 0 ? [path, ...inside] : inside;
}

/** The JSON text with the value at the path replaced, or removed. */
function spoilt(value: Json, path: Path, text: string | undefined): string {
  const HERE = '\uE000here';
  const copy = structuredClone(value);
  const name = path.at(-1) ?? '';
  let owner = copy as Record<string | number, Json>;
  for (const part of path.slice(0, -1)) owner = owner[part] as Record<string | number, Json>;
  if (text === undefined && !Array.isArray(owner)) delete owner[name];
  else owner[name] = HERE;
  return JSON.stringify(copy).replace(JSON.stringify(HERE), () => text ?? 'null');
}

/**
 * Reads the answer through a stubbed `fetch`: thousands of cases need a network that costs nothing.
 */
async function outcome(read: () => Promise<unknown>, body: string): Promise<unknown> {
  cases += 1;
  vi.stubGlobal(
    'fetch',
    async () => new Response(body, { headers: { 'Content-Type': 'application/json' } }),
  );
  try {
    return await read();
  } catch (error) {
    return error;
  }
}

/** Answers with a single record: only a broken id may make the whole answer unreadable. */
const RECORDS = [
  'GET /projects/:projectId',
  'GET /projects/:projectId/statistics',
  'GET /projects/:projectId/tasks/:taskId',
  'GET /account',
  'GET /account/integrations',
];

describe.each(Object.entries(READS))('%s', (name, { path, read }) => {
  test('fails only with a ShapeError, whatever one field holds', async () => {
    const response = await call('GET', path, { token: signInAs(), type: 'application/json' });
    const honest = (await response.json()) as Json;
    const whole = await outcome(read, JSON.stringify(honest));
    expect(whole).not.toBeInstanceOf(Error);

    for (const place of places(honest)) {
      for (const text of [undefined, ...HOSTILE]) {
        const label = `${place.join('.')}: ${text?.slice(0, 40)}`;
        const answer = await outcome(read, spoilt(honest, place, text));
        if (answer instanceof Error) {
          expect(answer, label).toBeInstanceOf(ShapeError);
          // A broken record must never make its whole list unreadable.
          expect(isReadList(whole) && place.length > 1, label).toBe(false);
          expect(RECORDS.includes(name) && place[0] !== 'id', label).toBe(false);
        } else if (isReadList(whole) && place.length > 1) {
          expect(isReadList(answer), label).toBe(true);
          const list = answer as ReadList<unknown>;
          const missing = whole.items.length - list.items.length;
          expect(missing, label).toBeLessThanOrEqual(1);
          if (missing === 1) expect(list.lost, label).toBe(1);
          // All other records stay unchanged.
          const kept = new Set(whole.items.map((item) => print(item)));
          expect(
            list.items.filter((item) => !kept.has(print(item))).length,
            label,
          ).toBeLessThanOrEqual(1);
        }
      }
    }
  });
});

function isReadList(read: unknown): read is ReadList<unknown> {
  return isRecord(read) && Array.isArray(read['items']);
}

function print(value: unknown): string {
  return JSON.stringify(value, (_name, item: unknown) =>
    typeof item === 'bigint' ? `${item}n` : item,
  );
}
