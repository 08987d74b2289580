import { useQuery } from '@tanstack/react-query';
import { AppLink } from '@/components/link';
import { Section } from '@/components/section';
import { UnreadableRecords } from '@/components/unreadable-records';
import { useNow } from '@/components/use-now';
import { useTimeZone } from '@/components/use-time-zone';
import { withStatus } from '@/domain/application';
import { dateOf } from '@/lib/time';
import { timeZoneLabel } from '@/lib/zone-label';
import { integrationsOptions } from '@/queries/account';
import { applicationsOptions } from '@/queries/applications';
import { meetingsOptions } from '@/queries/meetings';
import { projectsOptions } from '@/queries/projects';
import { Attention } from './attention';
import { NextMeeting } from './next-meeting';
import { Setup } from './setup';
import styles from './today.module.css';

/** A read that has come, has failed or is on its way. */
interface Read<Data> {
  data: Data | undefined;
  isFetched: boolean;
}

/**
 * What waits for the professor today, each with the way to where it is dealt with. A read that failed
 * shows a dash in its place until a later try succeeds. Meetings are asked for with a planner, and where
 * nobody can tell whether there is one (decisions §5.28).
 */
export function Today() {
  const now = useNow();
  const zone = useTimeZone();
  const integrations = useQuery(integrationsOptions());
  const mayHaveMeetings = !integrations.data || integrations.data.planner !== undefined;
  const meetings = useQuery({
    ...meetingsOptions(),
    enabled: mayHaveMeetings && integrations.isFetched,
  });
  const applications = useQuery(applicationsOptions());
  const projects = useQuery(projectsOptions('InProgress'));
  const today = dateOf(now);

  return (
    <>
      <Section
        heading="Сегодня"
        actions={
          <p key={zone} className={styles.zone}>
            {timeZoneLabel(now)}
          </p>
        }
      >
        {/* What may be gone, or higher, when the answers are there comes last: nothing else moves. */}
        <div className={styles.today}>
          <ul className={styles.figures}>
            <li>
              <AppLink to="/applications" className={styles.figure}>
                Заявок на рассмотрении:{' '}
                <Count
                  of={applications}
                  count={({ items }) => withStatus(items, 'pending').length}
                />
              </AppLink>
              <UnreadableRecords count={applications.data?.lost ?? 0} />
            </li>
            <li>
              <AppLink to="/projects" search={{ filter: 'InProgress' }} className={styles.figure}>
                Проектов в работе: <Count of={projects} count={({ items }) => items.length} />
              </AppLink>
              <UnreadableRecords count={projects.data?.lost ?? 0} />
            </li>
            {mayHaveMeetings && (
              <li>
                <AppLink to="/meetings" className={styles.figure}>
                  Встреч сегодня:{' '}
                  <Count
                    of={meetings}
                    count={({ items }) =>
                      items.filter(({ start }) => dateOf(start) === today).length
                    }
                  />
                </AppLink>
                <UnreadableRecords count={meetings.data?.lost ?? 0} />
              </li>
            )}
          </ul>
          {mayHaveMeetings && <NextMeeting of={meetings} now={now} />}
        </div>
      </Section>
      <Attention projects={projects.data?.items} />
      {(!mayHaveMeetings || meetings.isFetched) && <Setup of={integrations} />}
    </>
  );
}

interface CountProps<Data> {
  of: Read<Data>;
  count: (data: Data) => number;
}

function Count<Data>({ of: { data, isFetched }, count }: CountProps<Data>) {
  return (
    <span className={styles.count}>
      {data === undefined ? (isFetched ? '—' : '…') : count(data)}
    </span>
  );
}
