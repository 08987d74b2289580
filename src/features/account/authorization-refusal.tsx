import { ButtonLink } from '@/components/link';
import { Notice } from '@/components/notice';
import { ResultDetails } from '@/components/result-details';
import { STATUS } from '@/components/status';
import { type IntegrationService, SERVICE_NAMES } from '@/domain/integration-services';
import type { AuthorizationSearch } from '@/schemas/addresses';

/** Longest text of the address that is shown, in characters. */
const REASON_LENGTH = 300;

interface AuthorizationRefusalProps {
  refusal: AuthorizationSearch;
  /** The service, if the address names it. */
  service?: IntegrationService;
}

/**
 * Says that the service refused access, such as by `error=access_denied`, with a link to try again. Anybody can
 * write the message into a link, so it is collapsed and shown as plain text.
 */
export function AuthorizationRefusal({
  refusal: { error, error_description },
  service,
}: AuthorizationRefusalProps) {
  const name = service ? SERVICE_NAMES[service] : 'Сервис';
  const reason = [error, error_description].filter(Boolean).join(': ').slice(0, REASON_LENGTH);
  return (
    <Notice
      tint="warning"
      {...STATUS}
      title={`${name} не подключён`}
      actions={
        <>
          {service && (
            <ButtonLink
              to="/integration/$service"
              params={{ service }}
              variant="outlined"
              size="row"
            >
              Попробовать ещё раз
            </ButtonLink>
          )}
          <ButtonLink to="/profile" variant="outlined" size="row">
            Вернуться в профиль
          </ButtonLink>
        </>
      }
    >
      {error === 'access_denied' ? 'Доступ не разрешён.' : 'Сервис не дал доступа.'}
      <div>
        <ResultDetails>{reason}</ResultDetails>
      </div>
    </Notice>
  );
}
