import { sessionCall } from '../call';
import { findRecord } from '../find';
import type { Meeting, Professor } from '../model';
import { badRequest, done, json, notFound } from '../reply';
import { fullName, studentOf } from '../seed/students';
import { daysFrom } from '../seed/times';
import * as bodies from '../wire/bodies';
import { instantParam } from './commits';

const MINUTE_MS = 60_000;
/** An instant after the year 9999 has another form, which no state may have. */
const LAST_END = Date.UTC(9999, 11, 31, 23, 59);

/** The calls of meetings, which the server calls slots (spec §7, answers §3 "Slot"). */
export const meetingCalls = [
  sessionCall({
    method: 'GET',
    path: '/slots/professor/student',
    summary: 'Встречи',
    query: { from: { description: 'не раньше этого момента' } },
    example: ({ now }) => ({ query: { from: daysFrom(now, -90) } }),
    jsonContentType: true,
    handle({ professor, url, profile }) {
      const from = profile.isReal ? -Infinity : instantParam(url, 'from');
      const meetings = professor.meetings.filter(
        (meeting) => Date.parse(meeting.startTime) >= from,
      );
      const themes = new Map(professor.projects.map(({ id, theme }) => [id, theme]));
      return json({ slots: meetings.map((meeting) => slot(professor, meeting, themes)) });
    },
  }),

  sessionCall({
    method: 'POST',
    path: '/slots/addslot',
    summary: 'Добавить свободный слот',
    body: bodies.newMeeting,
    example: ({ now }) => ({
      body: { duration: 30, description: '', meeting_time: daysFrom(now, 40), is_online: true },
    }),
    handle({ professor, body, now, profile }) {
      if (!professor.integrations.planner) throw badRequest('Планировщик не подключён');
      const times = freeTimes(professor, body, profile.isReal ? undefined : now);
      const id = ++professor.lastId;
      const { description, is_online: isOnline } = body;
      professor.meetings.push({ id, ...times, description, isOnline });
      return json({ id });
    },
  }),

  sessionCall({
    method: 'PUT',
    path: '/slots/:id/update',
    summary: 'Перенести встречу',
    body: bodies.meetingChange,
    example: ({ now }) => ({
      params: { id: 9 },
      body: { meeting_time: daysFrom(now, 41), duration: 30, description: '', is_online: true },
    }),
    handle({ professor, params, body, now, demand, profile }) {
      const meeting = meetingOf(professor, params);
      if (!profile.isReal) refuseStarted(meeting, now);
      const times = freeTimes(professor, body, profile.isReal ? undefined : now, meeting.id);
      const { description, is_online: isOnline } = body;
      demand(
        'reschedule',
        times.startTime !== meeting.startTime || times.endTime !== meeting.endTime,
        'Время и длительность встречи не изменились',
      );
      demand(
        'reschedule',
        description === meeting.description && isOnline === meeting.isOnline,
        'Перенос меняет только время и длительность',
      );
      Object.assign(meeting, { ...times, description, isOnline });
      return done;
    },
  }),

  sessionCall({
    method: 'DELETE',
    path: '/slots/:id/del',
    summary: 'Отменить встречу',
    example: { params: { id: 12 } },
    handle({ professor, params, now, profile }) {
      const meeting = meetingOf(professor, params);
      if (!profile.isReal) refuseStarted(meeting, now);
      professor.meetings = professor.meetings.filter((other) => other !== meeting);
      return done;
    },
  }),

  sessionCall({
    method: 'POST',
    path: '/slots/:id/addproject',
    summary: 'Привязать проект к встрече',
    body: bodies.meetingProject,
    example: { params: { id: 9 }, body: { project_id: 1 } },
    handle({ professor, params, body, profile }) {
      const meeting = meetingOf(professor, params);
      if (!profile.isReal) {
        if (meeting.projectId !== undefined) throw badRequest('К встрече уже привязан проект');
        const isKnown = professor.projects.some(({ id }) => id === body.project_id);
        if (!isKnown) throw notFound('Проект не найден');
      }
      meeting.projectId = body.project_id;
      return done;
    },
  }),
];

function meetingOf(professor: Professor, params: Record<string, string>): Meeting {
  return findRecord(professor.meetings, params.id, 'Встреча не найдена');
}

function refuseStarted(meeting: Meeting, now: Date) {
  if (Date.parse(meeting.startTime) <= now.getTime()) throw badRequest('Встреча уже началась');
}

/** Start and end of a meeting, which must lie after `now` and overlap no other; touching ends do not overlap. */
function freeTimes(
  professor: Professor,
  { meeting_time, duration }: { meeting_time: string; duration: number },
  now: Date | undefined,
  exceptId?: number,
): Pick<Meeting, 'startTime' | 'endTime'> {
  const start = Date.parse(meeting_time);
  const end = start + duration * MINUTE_MS;
  if (now && start <= now.getTime()) throw badRequest('Время встречи уже прошло');
  if (end > LAST_END) throw badRequest('Встреча кончается после 9999 года');
  const overlaps = professor.meetings.some(
    ({ id, startTime, endTime }) =>
      id !== exceptId && start < Date.parse(endTime) && Date.parse(startTime) < end,
  );
  if (overlaps) throw badRequest('На это время уже назначена встреча', 'slot-conflict');
  return { startTime: new Date(start).toISOString(), endTime: new Date(end).toISOString() };
}

function slot(professor: Professor, meeting: Meeting, themes: ReadonlyMap<number, string>) {
  const { studentId, projectId } = meeting;
  return {
    id: meeting.id,
    start_time: meeting.startTime,
    end_time: meeting.endTime,
    is_online: meeting.isOnline,
    description: meeting.description,
    student_id: studentId ?? null,
    student_name: studentId === undefined ? '' : fullName(studentOf(professor, studentId)),
    project_id: projectId ?? 0,
    project_theme: projectId === undefined ? '' : (themes.get(projectId) ?? ''),
  };
}
