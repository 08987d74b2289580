import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { failureDetails } from '@/api/failure-details';
import { Badge } from '@/components/badge';
import { Facts } from '@/components/facts';
import { FailedRead, OwnRead } from '@/components/failed-read';
import { Icon, type IconName } from '@/components/icon';
import { AppLink, ButtonLink } from '@/components/link';
import { Page } from '@/components/page';
import shared from '@/components/shared.module.css';
import { SkeletonRows, Spinner } from '@/components/spinner';
import { findPlanner, type Integrations, isConnected } from '@/domain/account';
import {
  INTEGRATION_SERVICES,
  type IntegrationService,
  SERVICE_NAMES,
} from '@/domain/integration-services';
import { classes } from '@/lib/classes';
import { accountOptions, integrationsOptions, plannersOptions } from '@/queries/account';
import styles from './profile-page.module.css';

/** The professor and the connected services (spec §2.14). */
export function ProfilePage() {
  const read = useQuery(accountOptions());
  return (
    <Page heading="Профиль">
      <div className={styles.account}>
        <OwnRead read={read} waiting={<SkeletonRows rows={1} />}>
          {({ name, degree, university }) => (
            <>
              <p className={styles.name}>{name}</p>
              <p>{degree}</p>
              <p>{university}</p>
            </>
          )}
        </OwnRead>
      </div>
      <ConnectedServices />
    </Page>
  );
}

function ConnectedServices() {
  const { data, error, isFetched, refetch } = useQuery(integrationsOptions());
  if (data) return <Services integrations={data} />;
  if (!isFetched) return <Spinner />;
  // A server that has lost its access to a service may never answer again: services can be connected anyway, with a
  // warning, since connecting one again may lose the existing connection (decisions §5.28).
  return (
    <div className={shared.stack}>
      <FailedRead details={failureDetails(error)} onRetry={refetch}>
        Не удалось узнать, что подключено
      </FailedRead>
      <p>
        Если доступ к сервису отозван, подключите его заново. Остальное лучше не трогать: сервис,
        подключённый ещё раз, может потерять прежние данные.
      </p>
      <div className={shared.row}>
        <ConnectLinks services={INTEGRATION_SERVICES} isAgain={false} />
      </div>
    </div>
  );
}

const DRIVES = ['googledrive', 'yandexdisk'] as const;

/** Calendar, cloud drive and the first repository hub: what is connected, and what is still to be chosen (spec §2.14). */
function Services({ integrations }: { integrations: Integrations }) {
  const { planner, cloudDrive: drive, repositoryHubs } = integrations;
  const calendar = useCalendarName(planner?.calendar);
  const connectedDrives = DRIVES.filter((service) => SERVICE_NAMES[service] === drive?.service);
  const isHubConnected = isConnected(integrations, 'repositoryHub');
  return (
    <div className={styles.cards}>
      <IntegrationCard
        heading="Планировщик"
        icon="calendar"
        facts={[
          { name: 'Сервис', value: planner?.service },
          { name: 'Календарь', value: calendar },
        ]}
        services={['googlecalendar']}
        isAgain={planner !== undefined}
        choice={
          planner && (
            <ButtonLink
              to="/integration/setplanner"
              variant={planner.calendar ? 'outlined' : 'contained'}
            >
              {planner.calendar ? 'Сменить календарь' : 'Выбрать календарь'}
            </ButtonLink>
          )
        }
      >
        {!planner && <Badge>Планировщик не подключён</Badge>}
        {planner && !planner.calendar && <Badge tint="warning">Календарь не выбран</Badge>}
        {planner?.calendar && <Badge tint="success">Подключён</Badge>}
      </IntegrationCard>
      <IntegrationCard
        heading="Облачное хранилище"
        icon="cloud"
        facts={[
          { name: 'Сервис', value: drive?.service },
          { name: 'Корневая папка', value: drive?.rootFolder },
        ]}
        services={connectedDrives.length > 0 ? connectedDrives : DRIVES}
        isAgain={drive !== undefined}
      >
        {!drive && <Badge>Хранилище не подключено</Badge>}
        {drive && !drive.rootFolder && <Badge tint="danger">Корневая папка не настроена</Badge>}
        {drive?.rootFolder && <Badge tint="success">Подключено</Badge>}
      </IntegrationCard>
      <IntegrationCard
        heading="Репозиторий"
        icon="code"
        facts={[{ name: 'Сервис', value: repositoryHubs.items[0]?.name }]}
        services={['github']}
        isAgain={isHubConnected}
      >
        {!isHubConnected && <Badge>Репозиторий не подключён</Badge>}
        {isHubConnected && <Badge tint="success">Подключён</Badge>}
      </IntegrationCard>
    </div>
  );
}

/**
 * The name of the connected calendar. The server may send its id instead (decisions §1), which is looked up
 * in the list of calendars; until the list has been read, or if it lacks the id, the sent text is shown.
 */
function useCalendarName(served: string | undefined): string | undefined {
  const { data: planners } = useQuery({ ...plannersOptions(), enabled: served !== undefined });
  if (served === undefined) return undefined;
  return findPlanner(planners?.items ?? [], served)?.name || served;
}

interface IntegrationCardProps extends ConnectLinksProps {
  heading: string;
  icon: IconName;
  facts: ComponentProps<typeof Facts>['facts'];
  /** Says what is connected. */
  children: ReactNode;
  /** What can be chosen of the connected service. */
  choice?: ReactNode;
}

/** One kind of integration on the profile (spec §2.14). */
function IntegrationCard({
  heading,
  icon,
  facts,
  children,
  choice,
  ...connect
}: IntegrationCardProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={classes(shared.card, shared.parts)}>
      <h2 id={headingId} className={shared.row}>
        <Icon name={icon} />
        {heading}
      </h2>
      <p>{children}</p>
      <Facts facts={facts} />
      {choice}
      <ConnectLinks {...connect} />
    </section>
  );
}

interface ConnectLinksProps {
  services: readonly IntegrationService[];
  /** A service is connected: its access may have been withdrawn, or another account is wanted. */
  isAgain: boolean;
}

/** Links to the pages on which the services are connected (spec §2.14). */
function ConnectLinks({ services, isAgain }: ConnectLinksProps) {
  return services.map((service) => (
    <AppLink key={service} to="/integration/$service" params={{ service }}>
      {`${isAgain ? 'Подключить заново:' : 'Подключить'} ${SERVICE_NAMES[service]}`}
    </AppLink>
  ));
}
