import {
  type AddedMeeting,
  type MeetingChange,
  type NewMeeting,
  newestFirst,
} from '@/domain/meeting';
import type { Id } from '@/lib/id';
import {
  meetingChangeBody,
  meetingProjectBody,
  meetingsAnswer,
  newMeetingAnswer,
  newMeetingBody,
} from '@/schemas/meetings';
import { request } from './http';

/**
 * GET /slots/professor/student: all meetings of the professor, newest first (spec §2.12, §7). Takes no
 * signal: aborting would not stop the server's expensive work (decisions §5.30).
 */
export async function getMeetings() {
  const meetings = await request({
    path: '/slots/professor/student',
    jsonContentType: true,
    answer: meetingsAnswer,
    isCostly: true,
  });
  return newestFirst(meetings);
}

/**
 * POST /slots/addslot: resolves to the new id, if the server sends one, or to a conflict with another
 * meeting; only 200 is success (spec §8).
 */
export function addMeeting(meeting: NewMeeting): Promise<AddedMeeting> {
  return request({
    method: 'POST',
    path: '/slots/addslot',
    body: newMeetingBody.parse(meeting),
    answer: newMeetingAnswer,
    successStatus: 200,
  });
}

/** PUT /slots/{id}/update: reschedules (spec §7). */
export function changeMeeting(meetingId: Id, change: MeetingChange) {
  return request({
    method: 'PUT',
    path: `/slots/${meetingId}/update`,
    body: meetingChangeBody.parse(change),
  });
}

/** DELETE /slots/{id}/del: cancels (spec §7). */
export function cancelMeeting(meetingId: Id) {
  return request({ method: 'DELETE', path: `/slots/${meetingId}/del` });
}

/** POST /slots/{id}/addproject: links a project (spec §7). */
export function linkMeetingProject(meetingId: Id, projectId: Id) {
  return request({
    method: 'POST',
    path: `/slots/${meetingId}/addproject`,
    body: meetingProjectBody.parse(projectId),
  });
}
