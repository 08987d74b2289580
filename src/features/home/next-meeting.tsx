import { DataText } from '@/components/data-text';
import { AppLink, ButtonLink } from '@/components/link';
import type { Meeting } from '@/domain/meeting';
import type { ReadList } from '@/domain/read-list';
import { dateOf, formatCountdown, formatDayName, formatTime } from '@/lib/time';
import styles from './today.module.css';

interface NextMeetingProps {
  /** Newest first. */
  of: { data: ReadList<Meeting> | undefined; isFetched: boolean };
  now: number;
}

/** What is under way until it ends, and what comes next. */
export function NextMeeting({ of: { data, isFetched }, now }: NextMeetingProps) {
  // A heading that stood here already would move when a meeting under way comes in above it.
  if (!data && !isFetched) return <p className={styles.next}>…</p>;

  const ongoing = data?.items.filter(({ start, end }) => start <= now && end > now) ?? [];
  const next = data?.items.findLast(({ start }) => start > now);
  return (
    <div className={styles.next}>
      {ongoing.map((meeting) => (
        <div key={meeting.id} className={styles.meeting}>
          <h3>Идёт сейчас</h3>
          <MeetingLines meeting={meeting} day={undefined} note={`до ${formatTime(meeting.end)}`} />
        </div>
      ))}
      <div className={styles.meeting}>
        <h3>Ближайшая встреча</h3>
        {next && (
          <MeetingLines
            meeting={next}
            day={formatDayName(dateOf(next.start), dateOf(now))}
            note={formatCountdown(now, next.start)}
          />
        )}
        {!next && data && (
          <p className={styles.none}>
            Встреч впереди нет
            <ButtonLink to="/meetings/arrange" size="row">
              Добавить свободный слот
            </ButtonLink>
          </p>
        )}
        {!data && <p>—</p>}
      </div>
    </div>
  );
}

interface MeetingLinesProps {
  meeting: Meeting;
  day: string | undefined;
  /** How long until it begins or ends. */
  note: string;
}

function MeetingLines({ meeting, day, note }: MeetingLinesProps) {
  const { start, end, studentName: student, projectId: project, projectTheme: theme } = meeting;
  return (
    <>
      <p className={styles.time}>
        {day && `${day}, `}
        {formatTime(start)}–{formatTime(end)} <span className={styles.note}>{note}</span>
      </p>
      <p>
        {student ? <DataText>{student}</DataText> : 'Студент не указан'}
        {project !== undefined && (
          <>
            {' · '}
            <AppLink to="/projects/$projectId" params={{ projectId: project }}>
              {theme ? <DataText>{theme}</DataText> : `Проект #${project}`}
            </AppLink>
          </>
        )}
      </p>
    </>
  );
}
