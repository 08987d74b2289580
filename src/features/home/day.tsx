import { useQuery } from '@tanstack/react-query';
import { AppLink, ButtonLink } from '@/components/link';
import { TimeZoneLabel } from '@/components/time-zone-label';
import { useNow } from '@/components/use-now';
import type { Integrations } from '@/domain/account';
import { type Application, withStatus } from '@/domain/application';
import { missingIntegrations } from '@/domain/integration-services';
import { IN_PROGRESS } from '@/domain/list-option';
import type { ReadList } from '@/domain/read-list';
import { dateOf } from '@/lib/time';
import { integrationsOptions } from '@/queries/account';
import { applicationsOptions } from '@/queries/applications';
import { meetingsOptions } from '@/queries/meetings';
import { projectsOptions } from '@/queries/projects';
import { useConnection } from '@/queries/use-connection';
import { Card } from './card';
import { Count } from './count';
import styles from './day.module.css';
import content from './day-content.module.css';
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
      <section
        aria-label="Сегодня"
        className={styles.day}
        data-waits={!isMeetingsSettled || undefined}
      >
        <Card
          label="Встречи"
          heading={
            mayHaveMeetings ? (
              <AppLink to="/meetings">
                Встреч сегодня:{' '}
                <Count
                  read={meetings}
                  count={({ items }) => items.filter(({ start }) => dateOf(start) === today).length}
                />
              </AppLink>
            ) : (
              'Встречи'
            )
          }
          note={<TimeZoneLabel now={now} />}
        >
          {mayHaveMeetings ? (
            <MeetingsOfDay read={meetings} now={now} RescheduleDialog={RescheduleDialog} />
          ) : (
            <p className={styles.quiet}>Планировщик не подключён</p>
          )}
        </Card>
        <WaitingApplications read={applications} />
        <ProjectsInWork read={projects} meetings={meetings.data} now={now} />
      </section>
      {/* Shown once the parts above have their final height, so that it does not move. */}
      {isMeetingsSettled && applications.isFetched && integrations.isFetched && (
        <Foot integrations={integrations} />
      )}
    </>
  );
}

/** What is missing and the sentence of spec §1, in one quiet line once nothing is. */
function Foot({ integrations }: { integrations: Read<Integrations> }) {
  const { data } = integrations;
  const isQuiet = data && missingIntegrations(data).length === 0 ? true : undefined;
  return (
    <div className={content.foot} data-quiet={isQuiet}>
      <Setup read={integrations} />
      <Introduction />
      <div className={content.ways}>
        <ButtonLink to="/projects" search={{ filter: IN_PROGRESS }} size="row">
          Перейти к проектам
        </ButtonLink>
        <ButtonLink to="/profile" size="row">
          Настроить интеграции
        </ButtonLink>
      </div>
    </div>
  );
}

const MOST_APPLICATIONS = 3;

/** The first applications that wait for a decision. */
function WaitingApplications({ read }: { read: Read<ReadList<Application>> }) {
  const waiting = withStatus(read.data?.items ?? [], 'pending');
  return (
    <Card
      label="Заявки"
      heading={
        <AppLink to="/applications">
          Заявок на рассмотрении: <Count read={read} count={() => waiting.length} />
        </AppLink>
      }
    >
      {read.data && waiting.length === 0 && <p className={styles.quiet}>Новых заявок нет</p>}
      {waiting.length > 0 && (
        <ul className={content.applications}>
          {waiting.slice(0, MOST_APPLICATIONS).map(({ id, student }) => (
            <li key={id}>
              <bdi>{student.name || 'Студент без имени'}</bdi>
              {student.programme && (
                <>
                  {' '}
                  <bdi className={styles.quiet}>{student.programme}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
