import { AppLink } from '@/components/link';
import { Section } from '@/components/section';
import { type IntegrationKind, type Integrations, isConnected } from '@/domain/account';
import type { IntegrationService } from '@/schemas/addresses';
import styles from './day.module.css';
import type { Read } from './read';

interface Integration {
  name: string;
  kind: IntegrationKind;
  /** The services to choose from (spec §1). */
  services: readonly { service: IntegrationService; name: string }[];
}

const INTEGRATIONS: readonly Integration[] = [
  {
    name: 'Планировщик',
    kind: 'planner',
    services: [{ service: 'googlecalendar', name: 'Google Calendar' }],
  },
  {
    name: 'Облачное хранилище',
    kind: 'cloudDrive',
    services: [
      { service: 'googledrive', name: 'Google Drive' },
      { service: 'yandexdisk', name: 'Яндекс Диск' },
    ],
  },
  {
    name: 'Репозиторий',
    kind: 'repositoryHub',
    services: [{ service: 'github', name: 'GitHub' }],
  },
];

/** The integrations still to be connected, with links; nothing once all are connected (spec §1). */
export function Setup({ read: { data, isFetched } }: { read: Read<Integrations> }) {
  if (!data) {
    return (
      isFetched && (
        <Section heading={'Настройка: — из 3'}>
          <p>Не удалось узнать, какие сервисы подключены.</p>
        </Section>
      )
    );
  }
  const missing = INTEGRATIONS.filter(({ kind }) => !isConnected(data, kind));
  if (missing.length === 0) return null;
  return (
    <Section heading={`Настройка: ${INTEGRATIONS.length - missing.length} из 3`}>
      <ul className={styles.missing}>
        {missing.map(({ name, services }) => (
          <li key={name}>
            <span>{name}: не подключено</span>
            {services.map(({ service, name: serviceName }) => (
              <AppLink key={service} to="/integration/$service" params={{ service }}>
                {`Подключить ${serviceName}`}
              </AppLink>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
