import { useQuery } from '@tanstack/react-query';
import { DataText } from '@/components/data-text';
import { AppLink, ButtonLink } from '@/components/link';
import { Section } from '@/components/section';
import shared from '@/components/shared.module.css';
import { UnreadableRecords } from '@/components/unreadable-records';
import { useNow } from '@/components/use-now';
import { useTimeZone } from '@/components/use-time-zone';
import { type Application, withStatus } from '@/domain/application';
import { IN_PROGRESS } from '@/domain/list-option';
import type { ReadList } from '@/domain/read-list';
import { classes } from '@/lib/classes';
import { dateOf } from '@/lib/time';
import { timeZoneLabel } from '@/lib/zone-label';
import { integrationsOptions } from '@/queries/account';
import { applicationsOptions } from '@/queries/applications';
import { meetingsOptions } from '@/queries/meetings';
import { projectsOptions } from '@/queries/projects';
import { useConnection } from '@/queries/use-connection';
import { Count } from './count';
import styles from './day.module.css';
import { type HomePageParts, Introduction } from './home-page';
import { MeetingsOfDay } from './meetings-of-day';
import { ProjectsInWork } from './projects-in-work';
import type { Read } from './read';
import { Setup } from './setup';

/**
 * The professor's day: meetings, applications, projects and missing services, each with a link to its page.
 * A failed read shows a dash until a retry succeeds. Meetings are read when a planner is connected, and
 * when the integrations could not be read (decisions §5.28).
 */
export function Day({ RescheduleDialog }: HomePageParts) {
  const now = useNow();
  const zone = useTimeZone();
  const integrations = useQuery(integrationsOptions());
  const planner = useConnection('planner');
  const mayHaveMeetings = planner !== 'missing';
  const meetings = useQuery({
    ...meetingsOptions(),
    enabled: planner === 'connected' || planner === 'unknown',
  });
  const applications = useQuery(applicationsOptions());
  const projects = useQuery(projectsOptions(IN_PROGRESS));
  const today = dateOf(now);
  const isMeetingsSettled = !mayHaveMeetings || meetings.isFetched;

  return (
    <>
      <div className={styles.day} data-waits={!isMeetingsSettled || undefined}>
        <Section
          heading="Сегодня"
          actions={
            <p key={zone} className={shared.quiet}>
              {timeZoneLabel(now)}
            </p>
          }
        >
          <ul className={styles.figures}>
            <li>
              <AppLink to="/applications" className={styles.figure}>
                Заявок на рассмотрении:{' '}
                <Count
                  read={applications}
                  count={({ items }) => withStatus(items, 'pending').length}
                />
              </AppLink>
              <UnreadableRecords count={applications.data?.lost ?? 0} />
            </li>
            <li>
              <AppLink to="/projects" search={{ filter: IN_PROGRESS }} className={styles.figure}>
                Проектов в работе: <Count read={projects} count={({ items }) => items.length} />
              </AppLink>
              <UnreadableRecords count={projects.data?.lost ?? 0} />
            </li>
            {/* Last, so that no other figure moves when it disappears: there may be no planner. */}
            {mayHaveMeetings && (
              <li>
                <AppLink to="/meetings" className={styles.figure}>
                  Встреч сегодня:{' '}
                  <Count
                    read={meetings}
                    count={({ items }) =>
                      items.filter(({ start }) => dateOf(start) === today).length
                    }
                  />
                </AppLink>
                <UnreadableRecords count={meetings.data?.lost ?? 0} />
              </li>
            )}
          </ul>
          {mayHaveMeetings ? (
            <MeetingsOfDay read={meetings} now={now} RescheduleDialog={RescheduleDialog} />
          ) : (
            <p className={styles.empty}>Планировщик не подключён</p>
          )}
        </Section>
        <div className={styles.aside}>
          <WaitingApplications read={applications} />
          <ProjectsInWork read={projects} />
        </div>
      </div>
      {/* Shown once the parts above have their final height, so that it does not move. */}
      {isMeetingsSettled && applications.isFetched && integrations.isFetched && (
        <div className={styles.foot}>
          <Setup read={integrations} />
          <Introduction />
          <p className={styles.signedIn}>
            Вы вошли в систему. Подключённые сервисы показаны в вашем профиле.
          </p>
          <div className={shared.row}>
            <ButtonLink to="/projects" search={{ filter: IN_PROGRESS }} variant="outlined">
              Перейти к проектам
            </ButtonLink>
            <ButtonLink to="/profile" variant="outlined">
              Настроить интеграции
            </ButtonLink>
          </div>
        </div>
      )}
    </>
  );
}

const MOST_APPLICATIONS = 3;

/** The first applications that wait for a decision, with a link to all of them. */
function WaitingApplications({ read }: { read: Read<ReadList<Application>> }) {
  const waiting = withStatus(read.data?.items ?? [], 'pending');
  return (
    <Section heading="Заявки">
      <div className={classes(styles.card, styles.waiting)}>
        {read.data && waiting.length === 0 && <p>Новых заявок нет</p>}
        {waiting.length > 0 && (
          <ul className={styles.applications}>
            {waiting.slice(0, MOST_APPLICATIONS).map(({ id, student }) => (
              <li key={id}>
                <p className={styles.student}>
                  {student.name ? <DataText>{student.name}</DataText> : 'Студент без имени'}
                </p>
                {student.programme && (
                  <p className={styles.programme}>
                    <DataText>{student.programme}</DataText>
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
        <AppLink to="/applications">
          Все заявки: <Count read={read} count={() => waiting.length} />
        </AppLink>
      </div>
    </Section>
  );
}
