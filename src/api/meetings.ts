import {
  type MeetingChange,
  meetingChangeBody,
  meetingProjectBody,
  meetingsAnswer,
  type NewMeeting,
  newMeetingAnswer,
  newMeetingBody,
} from '@/schemas/meetings';
import { request } from './http';

/** GET /slots/professor/student: all meetings of the professor (spec §7). */
export function getMeetings(signal?: AbortSignal) {
  return request({
    path: '/slots/professor/student',
    jsonContentType: true,
    answer: meetingsAnswer,
    signal,
  });
}

/** POST /slots/addslot: answers the new id if the server names it; only 200 is success (spec §8). */
export function addMeeting(meeting: NewMeeting) {
  return request({
    method: 'POST',
    path: '/slots/addslot',
    body: newMeetingBody.parse(meeting),
    answer: newMeetingAnswer,
    successStatus: 200,
  });
}

/** PUT /slots/{id}/update: reschedules (spec §7). */
export function changeMeeting(meetingId: number, change: MeetingChange) {
  return request({
    method: 'PUT',
    path: `/slots/${meetingId}/update`,
    body: meetingChangeBody.parse(change),
  });
}

/** DELETE /slots/{id}/del: cancels (spec §7). */
export function cancelMeeting(meetingId: number) {
  return request({ method: 'DELETE', path: `/slots/${meetingId}/del` });
}

/** POST /slots/{id}/addproject: links a project (spec §7). */
export function linkMeetingProject(meetingId: number, projectId: number) {
  return request({
    method: 'POST',
    path: `/slots/${meetingId}/addproject`,
    body: meetingProjectBody.parse({ project_id: projectId }),
  });
}
