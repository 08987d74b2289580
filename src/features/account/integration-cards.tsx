import { useQuery } from '@tanstack/react-query';
import { Facts } from '@/components/facts';
import { ButtonLink } from '@/components/link';
import { findPlanner, type Integrations, isConnected } from '@/domain/account';
import { plannersOptions } from '@/queries/account';
import { ConnectService } from './connect-service';
import { IntegrationCard } from './integration-card';
import { IntegrationState } from './integration-state';

/** The calendar: not connected, connected without a chosen calendar, connected (spec §2.14). */
export function PlannerCard({ planner }: { planner: Integrations['planner'] }) {
  const calendar = useCalendarName(planner?.calendar);
  return (
    <IntegrationCard heading="Планировщик" icon="calendar">
      {planner?.calendar && <IntegrationState state="connected">Подключён</IntegrationState>}
      {planner && !planner.calendar && (
        <IntegrationState state="unfinished">Календарь не выбран</IntegrationState>
      )}
      {!planner && <IntegrationState state="missing">Не подключён</IntegrationState>}

      {planner && (
        <Facts
          facts={[
            { name: 'Сервис', value: planner.service },
            { name: 'Календарь', value: calendar },
          ]}
        />
      )}

      {planner && !planner.calendar && (
        <div>
          <ButtonLink to="/integration/setplanner" variant="contained">
            Выбрать календарь
          </ButtonLink>
        </div>
      )}
      {!planner && <ConnectService service="googlecalendar" />}
    </IntegrationCard>
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

/** The cloud drive: not connected, connected without its root folder, connected (spec §2.14). */
export function CloudDriveCard({ drive }: { drive: Integrations['cloudDrive'] }) {
  return (
    <IntegrationCard heading="Облачное хранилище" icon="cloud">
      {drive?.rootFolder && <IntegrationState state="connected">Подключено</IntegrationState>}
      {drive && !drive.rootFolder && (
        <IntegrationState state="broken">Корневая папка не настроена</IntegrationState>
      )}
      {!drive && <IntegrationState state="missing">Не подключено</IntegrationState>}

      {drive && (
        <Facts
          facts={[
            { name: 'Сервис', value: drive.service },
            { name: 'Корневая папка', value: drive.rootFolder },
          ]}
        />
      )}

      {!drive && (
        <>
          <ConnectService service="googledrive" />
          <ConnectService service="yandexdisk" />
        </>
      )}
    </IntegrationCard>
  );
}

/** The repository hub; the first of the list is named (spec §2.14), a record without a name is not. */
export function RepositoryHubCard({ integrations }: { integrations: Integrations }) {
  const [hub] = integrations.repositoryHubs.items;
  const isHubConnected = isConnected(integrations, 'repositoryHub');
  return (
    <IntegrationCard heading="Репозиторий" icon="code">
      {isHubConnected ? (
        <IntegrationState state="connected">Подключён</IntegrationState>
      ) : (
        <IntegrationState state="missing">Не подключён</IntegrationState>
      )}
      {hub?.name && <Facts facts={[{ name: 'Сервис', value: hub.name }]} />}
      {!isHubConnected && <ConnectService service="github" />}
    </IntegrationCard>
  );
}
