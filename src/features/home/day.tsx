import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isMissingCall } from '@/api/errors';
import { AppLink, ButtonLink } from '@/components/link';
import { Section } from '@/components/section';
import shared from '@/components/shared.module.css';
import { useNow } from '@/components/use-now';
import type { Integrations } from '@/domain/account';
import { type Application, NO_APPLICATIONS, withStatus } from '@/domain/application';
import { INTEGRATIONS, missingIntegrations, SERVICE_NAMES } from '@/domain/integration-services';
import { IN_PROGRESS } from '@/domain/list-option';
import type { ReadList } from '@/domain/read-list';
import { dateOf, timeZoneLabel } from '@/lib/time';
import { integrationsOptions } from '@/queries/account';
import { applicationsOptions } from '@/queries/applications';
import { meetingsOptions } from '@/queries/meetings';
import { projectsOptions } from '@/queries/projects';
import { useConnection } from '@/queries/use-connection';
import styles from './day.module.css';
import content from './day-content.module.css';
import { Introduction } from './introduction';
import { MeetingsOfDay } from './meetings-of-day';
import { ProjectsInWork } from './projects-in-work';

/**
 * The professor's day: meetings, applications, projects and missing services, each with a link to its page. Meetings
 * are read when a planner is connected, and when the integrations could not be read (decisions §5.28).
 */
export function Day() {
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
                {figure(
                  meetings,
                  ({ items }) => items.filter(({ start }) => dateOf(start) === today).length,
                )}
              </AppLink>
            ) : (
              'Встречи'
            )
          }
          note={timeZoneLabel(now)}
        >
          {mayHaveMeetings ? (
            <MeetingsOfDay read={meetings} now={now} />
          ) : (
            <p className={shared.quiet}>Планировщик не подключён</p>
          )}
        </Card>
        <WaitingApplications read={applications} />
        <Card
          label="Проекты"
          heading={
            <AppLink to="/projects" search={{ filter: IN_PROGRESS }}>
              Проектов в работе: {figure(projects, ({ items }) => items.length)}
            </AppLink>
          }
        >
          {projects.data && (
            <ProjectsInWork projects={projects.data} meetings={meetings.data} now={now} />
          )}
        </Card>
      </section>
      {/* Shown once the parts above have their final height, so that it does not move. */}
      {isMeetingsSettled && applications.isFetched && integrations.isFetched && (
        <Setup integrations={integrations.data} />
      )}
    </>
  );
}

interface CardProps {
  /** The name of the region, which its heading does not say. */
  label: string;
  /** A link with a figure. */
  heading: ReactNode;
  /** Quiet, beside the heading. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of the day: a region whose heading is the link to its page. */
function Card({ label, heading, note, children }: CardProps) {
  return (
    <section aria-label={label} className={styles.card}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        {note && <p className={shared.quiet}>{note}</p>}
      </div>
      {children}
    </section>
  );
}

/** A count of what was read: '…' while it is being read, a dash after a failure. */
function figure<Data>(
  { data, isFetched }: UseQueryResult<Data>,
  count: (data: Data) => number,
): string {
  if (data === undefined) return isFetched ? '—' : '…';
  return String(count(data));
}

const MOST_APPLICATIONS = 3;

/** The first applications that wait for a decision. */
function WaitingApplications({ read }: { read: UseQueryResult<ReadList<Application>> }) {
  const waiting = withStatus(read.data?.items ?? [], 'pending');
  if (isMissingCall(read.error)) {
    return (
      <Card label="Заявки" heading="Заявки">
        <p className={shared.quiet}>{NO_APPLICATIONS}</p>
      </Card>
    );
  }
  return (
    <Card
      label="Заявки"
      heading={
        <AppLink to="/applications">
          Заявок на рассмотрении: {figure(read, () => waiting.length)}
        </AppLink>
      }
    >
      {read.data && waiting.length === 0 && <p className={shared.quiet}>Новых заявок нет</p>}
      {waiting.length > 0 && (
        <ul className={content.applications}>
          {waiting.slice(0, MOST_APPLICATIONS).map(({ id, student }) => (
            <li key={id}>
              <bdi>{student.name || 'Студент без имени'}</bdi>{' '}
              <bdi className={shared.quiet}>{student.programme}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/**
 * The integrations still to be connected, with links, and the sentence of spec §1; nothing once all are connected.
 *
 * @param integrations `undefined` if they could not be read.
 */
function Setup({ integrations }: { integrations: Integrations | undefined }) {
  const missing = integrations && missingIntegrations(integrations);
  if (missing?.length === 0) return null;
  return (
    <div className={content.foot}>
      {missing ? (
        <Section heading={`Настройка: ${INTEGRATIONS.length - missing.length} из 3`}>
          <ul className={content.missing}>
            {missing.map(({ name, services }) => (
              <li key={name}>
                <span>{name}: не подключено</span>
                {services.map((service) => (
                  <AppLink key={service} to="/integration/$service" params={{ service }}>
                    {`Подключить ${SERVICE_NAMES[service]}`}
                  </AppLink>
                ))}
              </li>
            ))}
          </ul>
        </Section>
      ) : (
        <Section heading="Настройка: — из 3">
          <p>Не удалось узнать, какие сервисы подключены.</p>
        </Section>
      )}
      <Introduction />
      <div>
        <ButtonLink to="/profile" size="row">
          Настроить интеграции
        </ButtonLink>
      </div>
    </div>
  );
}
