import { useMemo } from 'react';
import { DayRow } from '@/components/day-row';
import { List } from '@/components/list/list';
import { type Meeting, stateOf } from '@/domain/meeting';
import { dateOf, formatDayName } from '@/lib/time';
import type { OnMeetingAction } from '../meeting-actions';
import type { MeetingGroup } from '../meeting-groups';
import styles from './meeting-list.module.css';
import { MeetingRow } from './meeting-row';

/** Pixels of a row with its usual two lines, until it is measured. */
const ROW_HEIGHT = 54;

const HEADINGS = { upcoming: 'Предстоящие', past: 'Прошедшие' };

interface MeetingListProps {
  groups: readonly MeetingGroup[];
  now: number;
  onAction: OnMeetingAction;
}

/** The meetings by day, those ahead and those that are over under headings of their own. */
export function MeetingList({ groups, now, onAction }: MeetingListProps) {
  const today = dateOf(now);
  const rows = useMemo(
    () => groups.flatMap((group) => [group, ...byDays(group, today)]),
    [groups, today],
  );
  return (
    <List
      items={rows}
      itemKey={(row) => ('period' in row ? row.period : row.meeting.id)}
      renderItem={(row) =>
        'period' in row ? (
          <h2 className={styles.group}>
            {HEADINGS[row.period]} ({row.meetings.length})
          </h2>
        ) : (
          <DayRow day={row.day} level={3}>
            <MeetingRow
              meeting={row.meeting}
              state={stateOf(row.meeting, now)}
              onAction={onAction}
            />
          </DayRow>
        )
      }
      rowHeight={ROW_HEIGHT}
    />
  );
}

/** A meeting with the name of its day, if it is the first of that day. */
interface MeetingOfDay {
  meeting: Meeting;
  day: string | undefined;
}

function byDays({ meetings }: MeetingGroup, today: string): MeetingOfDay[] {
  let last: string | undefined;
  return meetings.map((meeting) => {
    const date = dateOf(meeting.start);
    const isFirst = date !== last;
    last = date;
    return { meeting, day: isFirst ? formatDayName(date, today) : undefined };
  });
}
