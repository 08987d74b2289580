import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import CloudIcon from '@mui/icons-material/CloudOutlined';
import GitHubIcon from '@mui/icons-material/GitHub';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '@/components/link';
import type { IntegrationService, Integrations } from '@/schemas/account';
import { IntegrationCard } from './integration-card';
import { SERVICE_NAMES } from './integration-services';
import { IntegrationState } from './integration-state';

/** The calendar: not connected, connected without a chosen calendar, connected (spec §2.14). */
export function PlannerCard({ planner }: { planner: Integrations['planner'] }) {
  return (
    <IntegrationCard heading="Планировщик" icon={<CalendarIcon />}>
      {planner?.planner_name && <IntegrationState state="connected">Подключён</IntegrationState>}
      {planner && !planner.planner_name && (
        <IntegrationState state="unfinished">Календарь не выбран</IntegrationState>
      )}
      {!planner && <IntegrationState state="missing">Не подключён</IntegrationState>}

      <Detail name="Сервис" value={planner?.type?.name} />
      <Detail name="Календарь" value={planner?.planner_name} />

      {planner && !planner.planner_name && (
        <ButtonLink to="/integration/setplanner" variant="contained">
          Выбрать календарь
        </ButtonLink>
      )}
      {!planner && <ConnectLink service="googlecalendar" />}
    </IntegrationCard>
  );
}

/** The cloud drive: not connected, connected without its root folder, connected (spec §2.14). */
export function CloudDriveCard({ drive }: { drive: Integrations['cloud_drive'] }) {
  return (
    <IntegrationCard heading="Облачное хранилище" icon={<CloudIcon />}>
      {drive?.base_folder_name && <IntegrationState state="connected">Подключено</IntegrationState>}
      {drive && !drive.base_folder_name && (
        <IntegrationState state="broken">Корневая папка не настроена</IntegrationState>
      )}
      {!drive && <IntegrationState state="missing">Не подключено</IntegrationState>}

      <Detail name="Сервис" value={drive?.type?.name} />
      <Detail name="Корневая папка" value={drive?.base_folder_name} />

      {!drive && (
        <>
          <ConnectLink service="googledrive" />
          <ConnectLink service="yandexdisk" />
        </>
      )}
    </IntegrationCard>
  );
}

/** The repository hub, of which the first one counts (spec §2.14). */
export function RepositoryHubCard({ hubs }: { hubs: Integrations['repo_hubs'] }) {
  const [hub] = hubs;
  return (
    <IntegrationCard heading="Репозиторий" icon={<GitHubIcon />}>
      {hub ? (
        <IntegrationState state="connected">Подключён</IntegrationState>
      ) : (
        <IntegrationState state="missing">Не подключён</IntegrationState>
      )}
      <Detail name="Сервис" value={hub?.name} />
      {!hub && <ConnectLink service="github" />}
    </IntegrationCard>
  );
}

function Detail({ name, value }: { name: string; value: string | undefined }) {
  if (!value) return null;
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography>{value}</Typography>
    </div>
  );
}

function ConnectLink({ service }: { service: IntegrationService }) {
  return (
    <ButtonLink to="/integration/$service" params={{ service }} variant="outlined">
      {`Подключить ${SERVICE_NAMES[service]}`}
    </ButtonLink>
  );
}
