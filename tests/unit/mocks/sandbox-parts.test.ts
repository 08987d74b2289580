import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOrder, isFaultFor, mayHit } from '@/mocks/faults';
import { goTime } from '@/mocks/go-time';
import { createSandbox } from '@/mocks/sandbox';
import { accounts } from '../../accounts';

/** The parts of a request that these tests do not vary. */
const rest = { search: new URLSearchParams(), sessions: [], body: undefined, headers: {} };

describe('a fault', () => {
  const { contract } = createSandbox();

  it('can be ordered for every call by its own pattern', () => {
    expect(contract.filter((call) => !mayHit(call, call))).toEqual([]);
  });

  it('for a pattern meets no call that another pattern answers', () => {
    const request = {
      method: 'GET',
      pattern: '/projects/statuslist',
      path: '/projects/statuslist',
      ...rest,
    };

    expect(isFaultFor({ method: 'GET', path: '/projects/:projectId' }, request)).toBe(false);
    expect(isFaultFor({ method: 'GET', path: '/projects/statuslist' }, request)).toBe(true);
  });

  it('for part of a path meets that part alone', () => {
    const fault = { method: 'PUT', path: '/projects/3/tasks/:taskId' } as const;
    const request = (path: string) => ({
      method: 'PUT',
      pattern: '/projects/:projectId/tasks/:taskId',
      path,
      ...rest,
    });

    expect(isFaultFor(fault, request('/projects/3/tasks/8'))).toBe(true);
    expect(isFaultFor(fault, request('/projects/4/tasks/8'))).toBe(false);
  });

  it('happens once unless told otherwise', () => {
    const order = { method: 'GET', path: '/projects', drop: true } as const;

    expect(faultOrder.parse(order).times).toBe(1);
    expect(faultOrder.parse({ ...order, times: Infinity }).times).toBe('always');
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

describe('the state', () => {
  it('is the same after it was kept as JSON and restored', () => {
    const first = createSandbox({ now: new Date('2026-11-20T09:00:00Z') });
    first.signInAs();
    first.professor().projects.pop();
    first.professor(accounts.bare).scienceDegree = 'Профессор';
    const kept = JSON.stringify(first.state.snapshot());

    const second = createSandbox({ now: new Date('2027-01-01T00:00:00Z') });
    second.state.restore(JSON.parse(kept) as ReturnType<typeof first.state.snapshot>);

    expect(second.state.snapshot()).toEqual(first.state.snapshot());
    expect(second.professor(accounts.driveOnly)).toEqual(first.professor(accounts.driveOnly));
  });

  it('holds in a snapshot only the professors that were touched', () => {
    const sandbox = createSandbox();
    sandbox.state.professor(5);
    sandbox.professor(accounts.bare);

    expect(sandbox.state.snapshot().professors.map(({ id }) => id)).toEqual([2]);
  });
});
