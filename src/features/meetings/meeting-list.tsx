import { memo, type Ref, useId, useMemo } from 'react';
import { OPENS_DIALOG } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { DayRow } from '@/components/day-row';
import { List } from '@/components/list/list';
import { Row } from '@/components/list/list-rows';
import { ProseText } from '@/components/prose-text';
import shared from '@/components/shared.module.css';
import { type Meeting, type MeetingState, stateOf, studentOf } from '@/domain/meeting';
import { classes } from '@/lib/classes';
import { dateOf, formatDay, formatDayName, formatRange, timeZoneLabel } from '@/lib/time';
import styles from './meeting-list.module.css';
import {
  descriptionOf,
  MeetingActions,
  MeetingBadges,
  type OnMeetingAction,
  StateBadge,
} from './meeting-parts';

interface MeetingListProps {
  /** Newest first. */
  meetings: readonly Meeting[];
  next: Meeting | undefined;
  /** The row of the nearest meeting that is not over. */
  nearestRow: Ref<HTMLHeadingElement>;
  now: number;
  onAction: OnMeetingAction;
  /** Several meetings of a day that have not begun are to be cancelled. */
  onCancelDay: (meetings: readonly Meeting[]) => void;
  /** Those of a day are being cancelled. */
  isCancelling: boolean;
}

/** The meetings by day, upcoming and past ones under headings of their own, which are no items of the list. */
export function MeetingList({
  meetings,
  next,
  nearestRow,
  now,
  onAction,
  onCancelDay,
  isCancelling,
}: MeetingListProps) {
  const today = dateOf(now);
  // Newest first within both groups: a meeting that began later may be over earlier.
  const rows = useMemo(
    () => meetings.toSorted((one, other) => Number(one.end <= now) - Number(other.end <= now)),
    [meetings, now],
  );
  const days = useMemo(() => rows.map(({ start }) => dateOf(start)), [rows]);
  const ahead = rows.filter(({ end }) => end > now).length;

  function headingOf(position: number) {
    if (position === 0 && ahead > 0) return `Предстоящие (${ahead})`;
    return position === ahead ? `Прошедшие (${rows.length - ahead})` : undefined;
  }

  return (
    <List
      items={rows}
      reach={ahead}
      itemKey={({ id }) => id}
      renderItem={(meeting, position) => {
        const heading = headingOf(position);
        const day = days[position] ?? '';
        const isFirst = heading !== undefined || day !== days[position - 1];
        // Its meetings that are over may have the day's name once more.
        const ofDay =
          isFirst && meeting.start > now
            ? rows.filter(({ start }, other) => start > now && days[other] === day)
            : [];
        return (
          <>
            {heading && (
              <div className={styles.group}>
                <h2>{heading}</h2>
                {position === 0 && <p className={shared.quiet}>{timeZoneLabel(now)}</p>}
              </div>
            )}
            <DayRow
              day={isFirst ? formatDayName(day, today) : undefined}
              level={3}
              action={
                // A single one has a button of its own.
                ofDay.length > 1 && (
                  <Button
                    size="row"
                    disabled={isCancelling}
                    {...OPENS_DIALOG}
                    onClick={() => onCancelDay(ofDay)}
                  >
                    {`Отменить встречи дня (${ofDay.length})`}
                  </Button>
                )
              }
            >
              <MeetingRow
                ref={position === ahead - 1 ? nearestRow : undefined}
                meeting={meeting}
                state={stateOf(meeting, now)}
                isNext={meeting === next}
                onAction={onAction}
              />
            </DayRow>
          </>
        );
      }}
    />
  );
}

interface MeetingRowProps {
  ref: Ref<HTMLHeadingElement> | undefined;
  meeting: Meeting;
  state: MeetingState;
  isNext: boolean;
  onAction: OnMeetingAction;
}

/** One meeting of the list (spec §2.12); memoized, so that long lists scroll smoothly. */
const MeetingRow = memo(function MeetingRow({
  ref,
  meeting,
  state,
  isNext,
  onAction,
}: MeetingRowProps) {
  const titleId = useId();
  const { studentName, projectTheme } = meeting;
  const description = descriptionOf(meeting);
  const day = formatDay(meeting.start);
  return (
    <Row labelledBy={titleId} className={classes(styles.meeting, state === 'past' && styles.past)}>
      <div className={styles.when}>
        <h4 ref={ref} id={titleId} className={styles.time}>
          {/* The day is beside the first row of its meetings. */}
          <span className={shared.hidden}>{day},</span>{' '}
          {formatRange(meeting.start, meeting.end).slice(`${day}, `.length)}
        </h4>
        {state === 'ongoing' && <StateBadge state={state} />}
        <MeetingBadges meeting={meeting} />
      </div>
      <p className={classes(styles.student, !studentName && styles.secondary)}>
        {studentOf(meeting)}
      </p>
      <div className={styles.about}>
        {projectTheme && (
          <p>
            Проект: <bdi>{projectTheme}</bdi>
          </p>
        )}
        {description && (
          <p>
            <ProseText>{description}</ProseText>
          </p>
        )}
      </div>
      <MeetingActions
        meeting={meeting}
        isLocked={state !== 'upcoming'}
        isNext={isNext}
        describedBy={titleId}
        onAction={onAction}
      />
    </Row>
  );
});
