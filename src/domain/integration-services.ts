import { type IntegrationKind, type Integrations, isConnected } from './account';

/** A service that can be connected, as the addresses spell it (spec §2.15, §7). */
export type IntegrationService = 'googlecalendar' | 'googledrive' | 'yandexdisk' | 'github';

/** The displayed names of the services (spec §1, §2.15). */
export const SERVICE_NAMES: Record<IntegrationService, string> = {
  googlecalendar: 'Google Calendar',
  googledrive: 'Google Drive',
  yandexdisk: 'Яндекс Диск',
  github: 'GitHub',
};

/** The kinds of integration with the services to choose from (spec §1). */
export const INTEGRATIONS: readonly {
  kind: IntegrationKind;
  name: string;
  services: readonly IntegrationService[];
}[] = [
  { kind: 'planner', name: 'Планировщик', services: ['googlecalendar'] },
  { kind: 'cloudDrive', name: 'Облачное хранилище', services: ['googledrive', 'yandexdisk'] },
  { kind: 'repositoryHub', name: 'Репозиторий', services: ['github'] },
];

export const INTEGRATION_SERVICES = INTEGRATIONS.flatMap(({ services }) => services);

/** The kinds that are not connected yet. */
export function missingIntegrations(integrations: Integrations) {
  return INTEGRATIONS.filter(({ kind }) => !isConnected(integrations, kind));
}

/** The server's name for what is connected of this service's kind, itself or another; `undefined` for nothing. */
export function connectedOfKind(
  service: IntegrationService,
  integrations: Integrations,
): string | undefined {
  const { planner, cloudDrive, repositoryHubs } = integrations;
  const integration = INTEGRATIONS.find(({ services }) => services.includes(service));
  if (!integration || !isConnected(integrations, integration.kind)) return undefined;
  const names = {
    planner: planner?.service || 'календарь',
    cloudDrive: cloudDrive?.service || 'облачное хранилище',
    repositoryHub: repositoryHubs.items[0]?.name || 'репозиторий',
  };
  return names[integration.kind];
}
