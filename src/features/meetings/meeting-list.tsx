import { memo, useId, useMemo } from 'react';
import { OPENS_DIALOG } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { DayRow } from '@/components/day-row';
import { List } from '@/components/list/list';
import { Row } from '@/components/list/row';
import { ProseText } from '@/components/prose-text';
import shared from '@/components/shared.module.css';
import { type Meeting, type MeetingState, stateOf, studentOf } from '@/domain/meeting';
import { dateOf, formatDay, formatDayName, formatRange, timeZoneLabel } from '@/lib/time';
import type { MeetingsSearch } from '@/schemas/addresses';
import styles from './meeting-list.module.css';
import {
  descriptionOf,
  MeetingActions,
  MeetingBadges,
  type OnMeetingAction,
} from './meeting-parts';

/** A part of the list: upcoming or past meetings. */
export interface MeetingGroup {
  period: 'upcoming' | 'past';
  meetings: Meeting[];
}

/**
 * The meetings of the chosen period in two groups: upcoming or under way, and past. Newest first, except that a
 * list of only upcoming meetings begins with the nearest.
 */
export function groupMeetings(
  meetings: readonly Meeting[],
  period: MeetingsSearch['period'],
  now: number,
): MeetingGroup[] {
  const ahead = meetings.filter(({ end }) => end > now);
  const groups: MeetingGroup[] = [
    { period: 'upcoming', meetings: period === 'upcoming' ? ahead.toReversed() : ahead },
    { period: 'past', meetings: meetings.filter(({ end }) => end <= now) },
  ];
  return groups.filter(
    (group) => group.meetings.length > 0 && (period === 'all' || period === group.period),
  );
}

const HEADINGS = { upcoming: 'Предстоящие', past: 'Прошедшие' };

interface MeetingListProps {
  groups: readonly MeetingGroup[];
  now: number;
  onAction: OnMeetingAction;
  /** Several meetings of a day that have not begun are to be cancelled. */
  onCancelDay: (meetings: readonly Meeting[]) => void;
}

/** The meetings by day, upcoming and past ones under headings of their own, which are no items of the list. */
export function MeetingList({ groups, now, onAction, onCancelDay }: MeetingListProps) {
  const today = dateOf(now);
  const rows = useMemo(() => groups.flatMap((group) => byDays(group, today)), [groups, today]);
  return (
    <List
      items={rows}
      itemKey={({ meeting }) => meeting.id}
      renderItem={({ meeting, day, group }) => (
        <>
          {group && (
            <div className={styles.group}>
              <h2>
                {HEADINGS[group.period]} ({group.meetings.length})
              </h2>
              {group === groups[0] && <p className={styles.zone}>{timeZoneLabel(now)}</p>}
            </div>
          )}
          <DayRow
            day={day}
            level={3}
            action={
              day !== undefined && (
                <CancelDay
                  meetings={rows
                    .map((row) => row.meeting)
                    .filter(({ start }) => start > now && dateOf(start) === dateOf(meeting.start))}
                  onCancel={onCancelDay}
                />
              )
            }
          >
            <MeetingRow meeting={meeting} state={stateOf(meeting, now)} onAction={onAction} />
          </DayRow>
        </>
      )}
    />
  );
}

interface CancelDayProps {
  /** The meetings of the day that can still be cancelled. */
  meetings: readonly Meeting[];
  onCancel: (meetings: readonly Meeting[]) => void;
}

/** Cancels all meetings of a day; a single one has a button of its own. */
function CancelDay({ meetings, onCancel }: CancelDayProps) {
  if (meetings.length < 2) return null;
  return (
    <Button size="row" {...OPENS_DIALOG} onClick={() => onCancel(meetings)}>
      {`Отменить встречи дня (${meetings.length})`}
    </Button>
  );
}

/** A meeting with its group and the name of its day, if it is the first of them. */
interface ListedMeeting {
  meeting: Meeting;
  group: MeetingGroup | undefined;
  day: string | undefined;
}

function byDays(group: MeetingGroup, today: string): ListedMeeting[] {
  let last: string | undefined;
  return group.meetings.map((meeting, index) => {
    const date = dateOf(meeting.start);
    const isFirst = date !== last;
    last = date;
    return {
      meeting,
      group: index === 0 ? group : undefined,
      day: isFirst ? formatDayName(date, today) : undefined,
    };
  });
}

interface MeetingRowProps {
  meeting: Meeting;
  state: MeetingState;
  onAction: OnMeetingAction;
}

/** One meeting of the list (spec §2.12); memoized, so that long lists scroll smoothly. */
const MeetingRow = memo(function MeetingRow({ meeting, state, onAction }: MeetingRowProps) {
  const titleId = useId();
  const { studentName, projectTheme } = meeting;
  const description = descriptionOf(meeting);
  const day = formatDay(meeting.start);
  return (
    <Row labelledBy={titleId} className={state === 'past' ? styles.past : styles.meeting}>
      <div className={styles.when}>
        <h4 id={titleId} className={styles.time}>
          {/* The day is beside the first row of its meetings. */}
          <span className={shared.hidden}>{day},</span>{' '}
          {formatRange(meeting.start, meeting.end).slice(`${day}, `.length)}
        </h4>
        <MeetingBadges meeting={meeting} state={state === 'ongoing' ? state : undefined} />
      </div>
      <p className={studentName ? undefined : styles.secondary} data-clamp>
        {studentOf(meeting)}
      </p>
      <div className={styles.about}>
        {projectTheme && (
          <p data-clamp>
            Проект: <bdi>{projectTheme}</bdi>
          </p>
        )}
        {description && (
          <p data-clamp>
            <ProseText>{description}</ProseText>
          </p>
        )}
      </div>
      <MeetingActions
        meeting={meeting}
        isLocked={state !== 'upcoming'}
        describedBy={titleId}
        onAction={onAction}
      />
    </Row>
  );
});
