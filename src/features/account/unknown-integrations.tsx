import { useState } from 'react';
import { failureDetails } from '@/api/failure-details';
import { FailedRead } from '@/components/failed-read';
import { ButtonLink } from '@/components/link';
import shared from '@/components/shared.module.css';
import { SERVICE_NAMES } from '@/domain/integration-services';
import { INTEGRATION_SERVICES } from '@/schemas/addresses';
import styles from './unknown-integrations.module.css';

interface UnknownIntegrationsProps {
  error: unknown;
  isFetching: boolean;
  onRetry: () => void;
}

/**
 * Says that the integrations could not be read, and why. A server that has lost its access to a service may
 * never tell again, so the services can be connected all the same, with a caution: whoever connects again
 * what is connected may lose it (decisions §5.28).
 */
export function UnknownIntegrations({ error, isFetching, onRetry }: UnknownIntegrationsProps) {
  // While the read is tried again there is no error; the open details stay.
  const [details, setDetails] = useState<string>();
  const said = failureDetails(error);
  if (error && said !== details) setDetails(said);
  return (
    <div className={styles.unknown}>
      <FailedRead details={details} isFetching={isFetching} onRetry={onRetry}>
        Не удалось узнать, что подключено
      </FailedRead>
      <p>
        Если доступ к сервису отозван, подключите его заново. Остальное лучше не трогать: сервис,
        подключённый ещё раз, может потерять прежние данные.
      </p>
      <div className={shared.row}>
        {INTEGRATION_SERVICES.map((service) => (
          <ButtonLink
            key={service}
            to="/integration/$service"
            params={{ service }}
            variant="outlined"
          >
            {`Подключить ${SERVICE_NAMES[service]}`}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
