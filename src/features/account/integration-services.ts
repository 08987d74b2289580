import { type Integrations, isConnected } from '@/domain/account';
import type { IntegrationService } from '@/schemas/addresses';

/** The displayed names of the services (spec §1, §2.15). */
export const SERVICE_NAMES: Record<IntegrationService, string> = {
  googlecalendar: 'Google Calendar',
  googledrive: 'Google Drive',
  yandexdisk: 'Яндекс Диск',
  github: 'GitHub',
};

/** The server's name for what is already connected in place of this service; `undefined` for nothing. */
export function connectedInstead(
  service: IntegrationService,
  integrations: Integrations,
): string | undefined {
  const { planner, cloudDrive, repositoryHubs } = integrations;
  switch (service) {
    case 'googlecalendar':
      return planner && (planner.service || 'календарь');
    case 'googledrive':
    case 'yandexdisk':
      return cloudDrive && (cloudDrive.service || 'облачное хранилище');
    case 'github':
      return isConnected(integrations, 'repositoryHub')
        ? repositoryHubs.items[0]?.name || 'репозиторий'
        : undefined;
  }
}
