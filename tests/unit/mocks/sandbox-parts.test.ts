import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayHit } from '@/mocks/faults';
import { goTime } from '@/mocks/go-time';
import { createSandbox } from '@/mocks/sandbox';

describe('a fault', () => {
  const { contract } = createSandbox();

  it('can be ordered for every call by its own pattern', () => {
    expect(contract.filter((call) => !mayHit(call, call))).toEqual([]);
  });
});

it('writes an instant with an offset and nine digits that every client reads back', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }), (date) => {
      expect(goTime(date)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{9}\+05:00$/);
      expect(Date.parse(goTime(date))).toBe(date.getTime());
    }),
  );
});
