import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addMeeting,
  cancelMeeting,
  changeMeeting,
  getMeetings,
  linkMeetingProject,
} from '@/api/meetings';
import { isoOf } from '@/lib/time';
import { accounts } from '../accounts';
import { sandbox } from '../server';
import { signInAs } from '../sign-in';
import { call, messageFrom } from './call';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Midnight a year from now, when the demo data has no meetings. */
const quiet = Math.ceil((Date.now() + 365 * DAY_MS) / DAY_MS) * DAY_MS;
const at = (minutes: number) => quiet + minutes * MINUTE_MS;
const meeting = { duration: 30, description: 'Новая', isOnline: true };

beforeEach(() => {
  signInAs();
});

it('lists meetings with and without a student and a project', async () => {
  const meetings = await getMeetings();

  expect(meetings.items).toHaveLength(14);
  expect(meetings.items.find(({ id }) => id === 1)).toMatchObject({
    isOnline: true,
    studentId: 1,
    studentName: 'Иванов Александр Александрович',
    projectId: 1,
    projectTheme: 'Система мониторинга качества воздуха на основе сети датчиков',
  });
  expect(meetings.items.find(({ id }) => id === 9)).toMatchObject({
    description: '',
    studentName: undefined,
    projectId: undefined,
  });
  const started = meetings.items.filter(({ start }) => start <= Date.now());
  expect(started).toHaveLength(7);
});

it('lists only the meetings since `from`', async () => {
  const token = signInAs();

  const response = await call('GET', `/slots/professor/student?from=${new Date().toISOString()}`, {
    token,
    type: 'application/json',
  });

  expect(((await response.json()) as { slots: unknown[] }).slots).toHaveLength(7);
});

describe('a new meeting', () => {
  it('is added with its instants and answers its id', async () => {
    const { id } = await addMeeting({ ...meeting, start: at(0) });

    expect((await getMeetings()).items.find((listed) => listed.id === id)).toMatchObject({
      start: at(0),
      end: at(30),
      description: 'Новая',
      isOnline: true,
      studentId: undefined,
    });
  });

  it('is refused exactly when it overlaps with another', async () => {
    await addMeeting({ ...meeting, start: at(200), duration: 60 });

    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 180 }), check),
      {
        numRuns: 40,
        examples: [
          [140, 60],
          [260, 10],
          [141, 60],
          [259, 1],
          [210, 10],
          [190, 100],
        ],
      },
    );

    async function check(start: number, duration: number) {
      const overlaps = start < 260 && 200 < start + duration;
      const adding = addMeeting({ ...meeting, start: at(start), duration });
      if (overlaps) {
        await expect(adding).rejects.toMatchObject({
          status: 400,
          serverMessage: 'На это время уже назначена встреча',
        });
      } else {
        await cancelMeeting((await adding).id ?? 0);
      }
    }
  });

  it('is refused in the past and without a planner', async () => {
    const past = Date.now() - MINUTE_MS;
    await expect(addMeeting({ ...meeting, start: past })).rejects.toMatchObject({
      serverMessage: 'Время встречи уже прошло',
    });
    signInAs(accounts.driveOnly);
    await expect(addMeeting({ ...meeting, start: at(0) })).rejects.toMatchObject({
      serverMessage: 'Планировщик не подключён',
    });
  });
});

describe('rescheduling', () => {
  it('changes time and duration, and may overlap with the meeting itself', async () => {
    const { id = 0 } = await addMeeting({ ...meeting, start: at(0), duration: 60 });

    await changeMeeting(id, { ...meeting, start: at(30), duration: 45 });

    expect((await getMeetings()).items.find((listed) => listed.id === id)).toMatchObject({
      start: at(30),
      end: at(75),
    });
  });

  it('is refused over another meeting', async () => {
    await addMeeting({ ...meeting, start: at(0) });

    await expect(changeMeeting(9, { ...meeting, start: at(15) })).rejects.toMatchObject({
      status: 400,
    });
  });
});

it.each([
  ...[0, 181, 30.5, '30'].map((duration) => ['POST', '/slots/addslot', duration] as const),
  ['PUT', '/slots/9/update', 14] as const,
])('refuses %s %s with the duration %o', async (method, path, duration) => {
  const body = { description: '', is_online: true, meeting_time: isoOf(at(0)), duration };

  expect((await call(method, path, { token: signInAs(), body })).status).toBe(400);
});

it.each([
  { what: 'rescheduling', act: () => changeMeeting(13, { ...meeting, start: at(0) }) },
  { what: 'cancelling', act: () => cancelMeeting(13) },
])('refuses $what of a meeting that has started', async ({ act }) => {
  await expect(act()).rejects.toMatchObject({
    status: 400,
    serverMessage: 'Встреча уже началась',
  });
});

it('cancels a meeting that lies ahead', async () => {
  await cancelMeeting(9);

  expect((await getMeetings()).items.some(({ id }) => id === 9)).toBe(false);
  await expect(cancelMeeting(9)).rejects.toMatchObject({ status: 404 });
});

it('links a project once, also to a meeting of the past', async () => {
  await linkMeetingProject(3, 2);

  expect((await getMeetings()).items.find(({ id }) => id === 3)).toMatchObject({
    projectId: 2,
    projectTheme: 'Рекомендательная система для университетской библиотеки',
  });
  await expect(linkMeetingProject(3, 1)).rejects.toMatchObject({ status: 400 });
  await expect(linkMeetingProject(9, 400_001)).rejects.toMatchObject({ status: 404 });
});

it('demands the content type on the list too', async () => {
  const token = signInAs();

  const response = await call('GET', '/slots/professor/student', { token });

  expect(response.status).toBe(400);
  expect(await messageFrom(response)).toBe('Content-Type должен быть application/json');
});

it('has ten thousand meetings without an overlap in the account for reports', () => {
  const { meetings } = sandbox.professor(accounts.meetings);
  const byTime = meetings.toSorted((a, b) => a.startTime.localeCompare(b.startTime));

  expect(meetings).toHaveLength(10_000);
  byTime.reduce((before, next) => {
    expect(Date.parse(before.endTime)).toBeLessThanOrEqual(Date.parse(next.startTime));
    return next;
  });
});
