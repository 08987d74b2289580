import type { Integrations } from '@/schemas/account';
import type { IntegrationService } from '@/schemas/addresses';

/** What the services are called on screen (spec §1, §2.15). */
export const SERVICE_NAMES: Record<IntegrationService, string> = {
  googlecalendar: 'Google Calendar',
  googledrive: 'Google Drive',
  yandexdisk: 'Яндекс Диск',
  github: 'GitHub',
};

/** The server's name for what is connected where the service would be; `undefined` for nothing. */
export function connectedInstead(
  service: IntegrationService,
  { planner, cloud_drive, repo_hubs }: Integrations,
): string | undefined {
  switch (service) {
    case 'googlecalendar':
      return planner && (planner.type?.name || 'календарь');
    case 'googledrive':
    case 'yandexdisk':
      return cloud_drive && (cloud_drive.type?.name || 'облачное хранилище');
    case 'github':
      return repo_hubs.items[0] && (repo_hubs.items[0].name || 'репозиторий');
  }
}
