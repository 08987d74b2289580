import { expect, it } from 'vitest';
import { demoAccounts } from '@/mocks/demo-accounts';
import type { Professor } from '@/mocks/model';
import { seedProfessor } from '@/mocks/seed/professors';
import { fullName, studentById } from '@/mocks/seed/students';

const NOW = new Date('2026-11-20T23:55:00Z');
const ids = demoAccounts.map((_, index) => index + 1);

const recordIds = ({ projects, tasks, applications, meetings }: Professor) =>
  [projects, tasks, applications, meetings].map((list) => list.map(({ id }) => id));

it.each(ids)('builds account %i the same for the same instant, and anew each time', (id) => {
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

it.each(ids)('links the records of account %i only to what it has', (id) => {
  const { projects, tasks, commits, meetings } = seedProfessor(id, NOW);
  const known = new Set(projects.map((project) => project.id));

  const linked = [...tasks, ...commits, ...meetings].map(({ projectId }) => projectId);
  expect(linked.filter((one) => one !== undefined && !known.has(one))).toEqual([]);
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

it('has two thousand of everything in the large account', () => {
  const large = seedProfessor(5, NOW);

  expect([...recordIds(large).map(({ length }) => length), large.commits.length]).toEqual([
    2_000, 2_000, 2_000, 2_000, 2_000,
  ]);
  expect(new Set(large.projects.map(({ status }) => status))).toEqual(new Set([1]));
  const oldest = Math.min(...large.commits.map(({ createdTime }) => Date.parse(createdTime)));
  expect(NOW.getTime() - oldest).toBeLessThan(30 * 24 * 60 * 60 * 1000);
  const count = (approved: boolean | null) =>
    large.applications.filter((one) => one.approved === approved).length;
  expect([count(null), count(true), count(false)]).toEqual([1_000, 800, 200]);
});

it('knows every student by an id alone', () => {
  expect(fullName(studentById(1))).toBe('Иванов Александр Александрович');
  expect(fullName(studentById(2))).toBe('Михайлова Ирина Дмитриевна');
  expect(fullName(studentById(11))).toBe('Орлов Максим');
});
