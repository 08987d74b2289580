import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureDetails } from '@/api/failure-details';
import { lazyDialog } from '@/components/app-dialog';
import { FailedRead, OwnRead } from '@/components/failed-read';
import { AppLink, ButtonLink } from '@/components/link';
import { Section } from '@/components/section';
import shared from '@/components/shared.module.css';
import { useDialog } from '@/components/use-dialog';
import { useNow } from '@/components/use-now';
import type { Integrations } from '@/domain/account';
import { type Application, NO_APPLICATIONS, withStatus } from '@/domain/application';
import { INTEGRATIONS, missingIntegrations, SERVICE_NAMES } from '@/domain/integration-services';
import { IN_PROGRESS } from '@/domain/list-option';
import type { Meeting } from '@/domain/meeting';
import type { ReadList } from '@/domain/read-list';
import { nameOf } from '@/domain/student';
import { classes } from '@/lib/classes';
import { dateOf, timeZoneLabel } from '@/lib/time';
import { integrationsOptions, useConnection } from '@/queries/account';
import { applicationsOptions } from '@/queries/applications';
import { meetingsOptions } from '@/queries/meetings';
import { projectsOptions } from '@/queries/projects';
import { useIsMissingCall } from '@/queries/use-last-error';
import styles from './day.module.css';
import content from './day-content.module.css';
import { Introduction, Purpose } from './introduction';
import { MeetingRows, meetingsOfDay } from './meetings-of-day';
import { ProjectsInWork } from './projects-in-work';

// Saves 46 KiB: the page has no form.
const RescheduleDialog = lazyDialog(
  async () => (await import('../meetings/dialogs/reschedule-dialog')).RescheduleDialog,
);

/** The page shows this many meetings after the next one, and links to the page of meetings for the rest. */
const MOST_LATER = 5;

/**
 * The professor's day: meetings, projects, applications and missing services, each with a link to its page. Meetings
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
  const rescheduling = useDialog<Meeting>();
  const { over, near, later, next } = meetingsOfDay(meetings.data?.items ?? [], now);
  const row = { next, now, onReschedule: rescheduling.show };
  const isNewcomer = projects.data?.items.length === 0;
  const isSettled =
    (!mayHaveMeetings || meetings.isFetched) &&
    projects.isFetched &&
    (!isNewcomer || integrations.isFetched);
  // Shown once the parts above have their final height, so that it does not move.
  const setup = isSettled && integrations.isFetched && <Setup read={integrations} />;

  return (
    <section aria-label="Сегодня" className={styles.day} data-waits={!isSettled || undefined}>
      {mayHaveMeetings && (
        <Card
          label="Встречи"
          heading={
            <AppLink to="/meetings">
              Встреч сегодня:{' '}
              {figure(
                meetings,
                ({ items }) => items.filter(({ start }) => dateOf(start) === dateOf(now)).length,
              )}
            </AppLink>
          }
          note={timeZoneLabel(now)}
        >
          {!meetings.isFetched && <div className={styles.reading} />}
          {meetings.isFetched && !meetings.data && (
            <FailedRead isAlert onRetry={meetings.refetch}>
              Ошибка загрузки данных о встречах
            </FailedRead>
          )}
          {meetings.data && (
            <div>
              {over.length > 0 && (
                <details>
                  <summary>Прошло: {over.length}</summary>
                  <MeetingRows {...row} meetings={over} />
                </details>
              )}
              <MeetingRows {...row} meetings={near} />
              {!next && (
                <p className={shared.row}>
                  Встреч впереди нет
                  <ButtonLink to="/meetings/arrange" size="row">
                    Добавить свободный слот
                  </ButtonLink>
                </p>
              )}
            </div>
          )}
        </Card>
      )}
      <div className={styles.wide} data-newcomer={isNewcomer || undefined}>
        <Card
          label="Проекты"
          heading={
            <AppLink to="/projects" search={{ filter: IN_PROGRESS }}>
              Проектов в работе: {figure(projects, ({ items }) => items.length)}
            </AppLink>
          }
        >
          {isNewcomer && (
            <p className={shared.quiet}>Проект добавляют студенту, чья заявка одобрена</p>
          )}
          <OwnRead read={projects} waiting={<div className={styles.reading} />}>
            {(inWork) => <ProjectsInWork projects={inWork} now={now} />}
          </OwnRead>
        </Card>
        {setup}
      </div>
      {/* On a phone what to connect comes first. */}
      {!mayHaveMeetings && (
        <Card label="Встречи" heading="Встречи">
          <p className={shared.quiet}>Планировщик не подключён</p>
        </Card>
      )}
      {later.length > 0 && (
        <Card label="Позже" heading={`Позже: ${later.length}`}>
          <MeetingRows {...row} meetings={later.slice(0, MOST_LATER)} />
          {later.length > MOST_LATER && (
            <AppLink to="/meetings">Ещё встреч в этот день: {later.length - MOST_LATER}</AppLink>
          )}
        </Card>
      )}
      <WaitingApplications read={applications} />
      {rescheduling.render((meeting, life) => {
        // The meeting's current data, not that of when the dialog was opened.
        const moved = meetings.data?.items.find(({ id }) => id === meeting.id) ?? meeting;
        return <RescheduleDialog {...life} meeting={moved} now={now} />;
      })}
    </section>
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
    <section aria-label={label} className={shared.card}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        {note && <p className={shared.quiet}>{note}</p>}
      </div>
      {children}
    </section>
  );
}

/** A count of what was read: its place while it is being read, a dash after a failure. */
function figure<Data>(
  { data, isFetched }: UseQueryResult<Data>,
  count: (data: Data) => number,
): ReactNode {
  if (data !== undefined) return count(data);
  return isFetched ? '—' : <span className={styles.unread}>…</span>;
}

const MOST_APPLICATIONS = 3;

/** The first applications that wait for a decision. */
function WaitingApplications({ read }: { read: UseQueryResult<ReadList<Application>> }) {
  const waiting = withStatus(read.data?.items ?? [], 'pending');
  const isMissing = useIsMissingCall(read);
  if (isMissing) {
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
      <OwnRead read={read} waiting={<div className={styles.reading} />}>
        {() => waiting.length === 0 && <p className={shared.quiet}>Новых заявок нет</p>}
      </OwnRead>
      {waiting.length > 0 && (
        <ul className={shared.list}>
          {waiting.slice(0, MOST_APPLICATIONS).map(({ id, student }) => (
            <li key={id} className={shared.oneLine} title={student.programme}>
              <bdi>{nameOf(student)}</bdi> <bdi className={shared.quiet}>{student.programme}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The sentence of spec §1 and the integrations still to be connected; nothing once all are. */
function Setup({ read }: { read: UseQueryResult<Integrations> }) {
  const { data, error, refetch } = read;
  const missing = data && missingIntegrations(data);
  if (missing?.length === 0) return null;
  return (
    <div className={shared.card}>
      <Section heading={`Настройка: ${missing ? INTEGRATIONS.length - missing.length : '—'} из 3`}>
        <Introduction />
        {missing ? (
          <ul className={classes(shared.list, content.missing)}>
            {missing.map(({ kind, services }) => (
              <li key={kind} className={shared.row}>
                <Purpose kind={kind} />
                <div className={shared.row}>
                  {services.map((service) => (
                    <ButtonLink
                      key={service}
                      to="/integration/$service"
                      params={{ service }}
                      variant="outlined"
                      size="row"
                    >
                      {`Подключить ${SERVICE_NAMES[service]}`}
                    </ButtonLink>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <FailedRead details={failureDetails(error)} onRetry={refetch}>
            Не удалось узнать, что подключено
          </FailedRead>
        )}
      </Section>
    </div>
  );
}
