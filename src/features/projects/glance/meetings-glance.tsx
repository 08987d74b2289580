import { useQuery } from '@tanstack/react-query';
import { AppLink } from '@/components/link';
import { Section } from '@/components/section';
import shared from '@/components/shared.module.css';
import { useNow } from '@/components/use-now';
import type { Meeting } from '@/domain/meeting';
import type { ProjectDetail } from '@/domain/project';
import { dateOf, formatCountdown, formatDayName, formatTime } from '@/lib/time';
import { meetingsOptions } from '@/queries/meetings';
import { useConnection } from '@/queries/use-connection';
import styles from './project-glance.module.css';

/**
 * The next and the last meeting that is linked to the project, from the cache: meetings are expensive for
 * the server and are not read here. Nothing is shown without a planner.
 */
export function MeetingsGlance({ project }: { project: ProjectDetail }) {
  const now = useNow();
  const { data: meetings } = useQuery({ ...meetingsOptions(), enabled: false });
  const planner = useConnection('planner', { enabled: false });
  if (!meetings && planner === 'missing') return null;

  // The list is newest first. Meetings of its students that are not linked may be a namesake's.
  const own = meetings?.items.filter(({ projectId }) => projectId === project.id);
  const next = own?.findLast(({ start }) => start > now);
  const last = own?.find(({ start }) => start <= now);
  return (
    <Section heading="Встречи">
      <div className={styles.card}>
        {own?.length === 0 && <p>Встреч по проекту не было</p>}
        {next && (
          <p>
            Следующая: <MeetingTime meeting={next} now={now} />{' '}
            <span className={shared.quiet}>{formatCountdown(now, next.start)}</span>
          </p>
        )}
        {last && (
          <p>
            Последняя: <MeetingTime meeting={last} now={now} />
          </p>
        )}
        <div className={styles.ways}>
          <AppLink to="/meetings/arrange" search={{ project: project.id }}>
            Назначить встречу
          </AppLink>
          {!meetings && <AppLink to="/meetings">Показать расписание</AppLink>}
        </div>
      </div>
    </Section>
  );
}

function MeetingTime({ meeting: { start, end }, now }: { meeting: Meeting; now: number }) {
  return (
    <>
      {formatDayName(dateOf(start), dateOf(now))}, {formatTime(start)}–{formatTime(end)}
    </>
  );
}
