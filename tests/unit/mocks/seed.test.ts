import { afterEach, expect, it, vi } from 'vitest';
import { demoAccounts } from '@/mocks/demo-accounts';
import type { Professor } from '@/mocks/model';
import { createSandbox } from '@/mocks/sandbox';
import { seedProfessor } from '@/mocks/seed/professors';
import { readState } from '@/mocks/state';

const NOW = new Date('2026-11-20T23:55:00Z');
const ids = demoAccounts.map((_, index) => index + 1);

afterEach(() => vi.unstubAllEnvs());

const recordIds = ({ projects, tasks, applications, meetings }: Professor) =>
  [projects, tasks, applications, meetings].map((list) => list.map(({ id }) => id));

it.each(ids)('builds account %i the same for the same instant, as a new object each time', (id) => {
  const seeded = seedProfessor(id, NOW);
  const copy = structuredClone(seeded);
  for (const application of seeded.applications) application.approved = true;
  for (const project of seeded.projects) project.review?.criterias.pop();

  expect(seedProfessor(id, NOW)).toEqual(copy);
});

it.each(ids)('gives account %i ids of its own, below the next one to be given out', (id) => {
  const professor = seedProfessor(id, NOW);

  for (const list of recordIds(professor)) {
    expect(new Set(list).size).toBe(list.length);
    for (const recordId of list) {
      expect(Math.ceil(recordId / 100_000)).toBe(id);
      expect(recordId).toBeLessThanOrEqual(professor.lastId);
    }
  }
});

it('has every status, every stage and meetings on both sides of now in the main account', () => {
  const { projects, meetings } = seedProfessor(1, NOW);

  expect(new Set(projects.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3]));
  expect(new Set(projects.map(({ stage }) => stage))).toEqual(new Set([0, 1, 2, 3, 4]));
  const starts = meetings.map(({ startTime }) => Date.parse(startTime) - NOW.getTime());
  expect(Math.min(...starts)).toBeLessThan(0);
  expect(Math.max(...starts)).toBeGreaterThan(0);
  expect(
    meetings.filter(
      ({ startTime, endTime }) => Date.parse(startTime) <= +NOW && +NOW < Date.parse(endTime),
    ),
  ).toHaveLength(1);
});

it('has no overlapping meetings in the main account, whatever the hour', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const now = new Date(Date.UTC(2026, 10, 20, hour, 7 * (hour % 8)));
    const byTime = seedProfessor(1, now).meetings.toSorted((a, b) =>
      a.startTime.localeCompare(b.startTime),
    );
    byTime.reduce((before, next) => {
      expect(before.endTime <= next.startTime).toBe(true);
      return next;
    });
  }
});

it.each([
  ['UTC', '2026-11-21T23:55:00Z', '2026-11-22', '2026-11-26'],
  ['Asia/Yekaterinburg', '2026-11-21T18:59:00Z', '2026-11-22', '2026-11-26'],
  ['Asia/Yekaterinburg', '2026-11-21T19:00:00Z', '2026-11-23', '2026-11-27'],
  ['America/New_York', '2028-02-29T04:59:00Z', '2028-02-29', '2028-03-04'],
  ['Pacific/Auckland', '2027-12-31T11:00:00Z', '2028-01-02', '2028-01-06'],
  ['Europe/Berlin', '2027-03-27T23:30:00Z', '2027-03-29', '2027-04-02'],
  ['Europe/Berlin', '2027-10-30T23:30:00Z', '2027-11-01', '2027-11-05'],
])('begins days where people look, in %s at %s', (timeZone, now, tomorrow, dueDate) => {
  vi.stubEnv('TZ', timeZone);

  const { meetings, tasks } = seedProfessor(1, new Date(now));

  const start = new Date(meetings.find(({ id }) => id === 7)?.startTime ?? '');
  const shown = new Intl.DateTimeFormat('sv', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  expect(shown.format(start)).toBe(`${tomorrow} 10:00`);
  expect(tasks.find(({ id }) => id === 4)?.deadline).toBe(`${dueDate}T18:00:00Z`);
});

it('has a meeting under way that began today, however short today has been', () => {
  vi.stubEnv('TZ', 'Asia/Yekaterinburg');

  const { meetings } = seedProfessor(1, new Date('2026-11-21T19:03:00Z'));

  expect(meetings.find(({ id }) => id === 13)?.startTime).toBe('2026-11-21T19:00:00.000Z');
});

it('has two thousand of everything in the large account', () => {
  const large = seedProfessor(5, NOW);

  expect([...recordIds(large).map(({ length }) => length), large.commits.length]).toEqual([
    2_000, 2_000, 2_000, 2_000, 2_000,
  ]);
  expect(new Set(large.projects.map(({ status }) => status))).toEqual(new Set([1]));
  const oldest = Math.min(...large.commits.map(({ createdTime }) => Date.parse(createdTime)));
  expect(NOW.getTime() - oldest).toBeLessThan(30 * 24 * 60 * 60 * 1000);
  const count = (approved: boolean | null) =>
    large.applications.filter((application) => application.approved === approved).length;
  expect([count(null), count(true), count(false)]).toEqual([1_000, 800, 200]);
});

it('makes data that the sandbox itself takes as a kept state', () => {
  const sandbox = createSandbox();
  for (const { login } of demoAccounts) sandbox.professor(login);

  expect(() => readState(JSON.parse(JSON.stringify(sandbox.state.snapshot())))).not.toThrow();
});
