import { Button, IconButton, nameAndTooltip } from '@/components/button';
import { AppLink } from '@/components/link';
import shared from '@/components/shared.module.css';
import { type Meeting, stateOf, studentOf } from '@/domain/meeting';
import {
  addDays,
  dateOf,
  formatDates,
  formatRange,
  formatTime,
  formatWeekday,
  mondayOf,
} from '@/lib/time';
import styles from './week-view.module.css';

interface WeekViewProps {
  meetings: readonly Meeting[];
  /** Any day of the shown week; by default the current week. */
  day: string | undefined;
  now: number;
  onDayChange: (day: string | undefined) => void;
  onOpen: (meeting: Meeting) => void;
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

const STATE_WORDS = { upcoming: 'предстоит', ongoing: 'идёт сейчас', past: 'прошла' };

/** The time that the form of a slot opens with; beside it stands what is free on the day. */
const MORNING = 'T09:00';

/** The meetings of one week, a list a day (decisions §1: in the browser's zone). */
export function WeekView({ meetings, day, now, onDayChange, onOpen }: WeekViewProps) {
  const today = dateOf(now);
  const monday = mondayOf(day ?? today);
  const days = WEEKDAYS.map((weekday) => {
    const date = addDays(monday, weekday);
    const ofDay = meetings.filter(({ start }) => dateOf(start) === date).toReversed();
    return { date, ofDay };
  });
  return (
    <>
      <div className={shared.row}>
        <IconButton
          icon="chevronLeft"
          label="Предыдущая неделя"
          onClick={() => onDayChange(addDays(monday, -7))}
        />
        <IconButton
          icon="chevronRight"
          label="Следующая неделя"
          onClick={() => onDayChange(addDays(monday, 7))}
        />
        <Button onClick={() => onDayChange(undefined)}>Сегодня</Button>
        <h2 aria-live="polite">{formatDates(monday, addDays(monday, 6))}</h2>
        {days.every(({ ofDay }) => ofDay.length === 0) && (
          <p className={shared.quiet}>На этой неделе встреч нет</p>
        )}
      </div>
      <div className={styles.week}>
        {days.map(({ date, ofDay }) => (
          <section key={date} aria-label={formatWeekday(date)}>
            <h3 aria-current={date === today ? 'date' : undefined}>
              {date < today ? (
                formatWeekday(date)
              ) : (
                <AppLink
                  to="/meetings/arrange"
                  search={{ time: `${date}${MORNING}` }}
                  title="Добавить слот"
                >
                  {formatWeekday(date)}
                </AppLink>
              )}
            </h3>
            {ofDay.length > 0 && (
              <ul>
                {ofDay.map((meeting) => (
                  <li key={meeting.id}>
                    <MeetingButton meeting={meeting} now={now} onClick={() => onOpen(meeting)} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </>
  );
}

interface MeetingButtonProps {
  meeting: Meeting;
  now: number;
  onClick: () => void;
}

function MeetingButton({ meeting, now, onClick }: MeetingButtonProps) {
  const { start, end, studentName } = meeting;
  const state = stateOf(meeting, now);
  const student = studentOf(meeting);
  return (
    <button
      type="button"
      className={styles.meeting}
      data-printed
      data-state={state}
      data-free={!studentName || undefined}
      {...nameAndTooltip(`${formatRange(start, end)}, ${student}, ${STATE_WORDS[state]}`)}
      onClick={onClick}
    >
      {formatTime(start)}–{formatTime(end)} <strong>{student}</strong>
    </button>
  );
}
