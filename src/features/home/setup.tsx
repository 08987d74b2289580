import { AppLink } from '@/components/link';
import { Section } from '@/components/section';
import type { Integrations } from '@/domain/account';
import type { IntegrationService } from '@/schemas/addresses';
import styles from './day.module.css';
import type { Read } from './read';

interface Integration {
  name: string;
  isThere: (integrations: Integrations) => boolean;
  /** The services that can be connected for it (spec §1). */
  ways: readonly { service: IntegrationService; name: string }[];
}

const INTEGRATIONS: readonly Integration[] = [
  {
    name: 'Планировщик',
    isThere: ({ planner }) => planner !== undefined,
    ways: [{ service: 'googlecalendar', name: 'Google Calendar' }],
  },
  {
    name: 'Облачное хранилище',
    isThere: ({ cloudDrive }) => cloudDrive !== undefined,
    ways: [
      { service: 'googledrive', name: 'Google Drive' },
      { service: 'yandexdisk', name: 'Яндекс Диск' },
    ],
  },
  {
    name: 'Репозиторий',
    isThere: ({ repositoryHubs }) => repositoryHubs.items.length > 0,
    ways: [{ service: 'github', name: 'GitHub' }],
  },
];

/** Which services are still to be connected and where; nothing once all of them are (spec §1). */
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
  const missing = INTEGRATIONS.filter(({ isThere }) => !isThere(data));
  if (missing.length === 0) return null;
  return (
    <Section heading={`Настройка: ${INTEGRATIONS.length - missing.length} из 3`}>
      <ul className={styles.missing}>
        {missing.map(({ name, ways }) => (
          <li key={name}>
            <span>{name}: не подключено</span>
            {ways.map((way) => (
              <AppLink
                key={way.service}
                to="/integration/$service"
                params={{ service: way.service }}
              >
                {`Подключить ${way.name}`}
              </AppLink>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
