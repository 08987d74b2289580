import { minutesOf } from '@/lib/intervals';
import type { Meeting } from '@/schemas/meetings';
import type { MeetingState } from './meeting-state';

const STATES = { upcoming: 'Предстоит', ongoing: 'Идёт сейчас', past: 'Прошла' };

interface MeetingFactsProps {
  meeting: Meeting;
  state: MeetingState;
}

/** Who meets about what: badges, student, project if one is linked, description (spec §2.12). */
export function MeetingFacts({ meeting, state }: MeetingFactsProps) {
  return (
    <>
      <div className="meeting-badges">
        <span className={`badge ${state}`}>{STATES[state]}</span>
        <span className={meeting.is_online ? 'badge online' : 'badge offline'}>
          {meeting.is_online ? 'Online' : 'Offline'}
        </span>
        <span className="secondary">{minutesOf(meeting)} мин</span>
      </div>
      <p className={meeting.student_name ? 'student' : 'student secondary'}>
        {meeting.student_name ?? 'Студент не указан'}
      </p>
      {meeting.project_theme && <p>Проект: {meeting.project_theme}</p>}
      {meeting.description && <p className="description">{meeting.description}</p>}
    </>
  );
}
