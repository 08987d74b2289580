import { AppLink } from '@/components/link';
import { Section } from '@/components/section';
import type { Integrations } from '@/domain/account';
import { INTEGRATIONS, missingIntegrations, SERVICE_NAMES } from '@/domain/integration-services';
import content from './day-content.module.css';
import type { Read } from './read';

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
  const missing = missingIntegrations(data);
  if (missing.length === 0) return null;
  return (
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
  );
}
