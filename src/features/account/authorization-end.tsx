import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@/components/link';
import { Notice } from '@/components/notice';
import { ResultDetails } from '@/components/result-details';
import { STATUS } from '@/components/status';
import {
  connectedInstead,
  type IntegrationService,
  SERVICE_NAMES,
} from '@/domain/integration-services';
import { integrationsOptions } from '@/queries/account';
import type { AuthorizationSearch } from '@/schemas/addresses';

/**
 * The outcome of an authorization that the service reports as a success (spec §2.1): whether the server now
 * has it connected. What is left to do, the home page tells below.
 */
export function AuthorizationOutcome({ service }: { service: IntegrationService }) {
  const { data, isFetched } = useQuery(integrationsOptions());
  const connected = data && connectedInstead(service, data);
  if (connected) {
    return (
      <Notice
        tint="success"
        {...STATUS}
        title={`Подключено: ${connected}`}
        actions={data.planner && !data.planner.calendar ? <ToCalendars /> : <ToProfile />}
      >
        Это окно можно закрыть.
      </Notice>
    );
  }
  if (data) {
    return (
      <Notice
        tint="warning"
        {...STATUS}
        title={`${SERVICE_NAMES[service]} пока не подключён`}
        actions={<ToProfile />}
      >
        Сервер ещё не видит доступа. Проверьте в профиле, подключён ли сервис.
      </Notice>
    );
  }
  return (
    <Notice tint="info" {...STATUS} actions={isFetched && <ToProfile />}>
      {isFetched ? 'Не удалось узнать, что подключено' : 'Проверяем, что подключено…'}
    </Notice>
  );
}

function ToCalendars() {
  return (
    <ButtonLink to="/integration/setplanner" variant="outlined" size="row">
      Выбрать календарь
    </ButtonLink>
  );
}

function ToProfile() {
  return (
    <ButtonLink to="/profile" variant="outlined" size="row">
      Вернуться в профиль
    </ButtonLink>
  );
}

/** Longest text of the address that is shown, in characters. */
const REASON_LENGTH = 300;

interface AuthorizationRefusalProps {
  refusal: AuthorizationSearch;
  /** The service, if the address names it. */
  service?: IntegrationService;
}

/**
 * Says that the service refused access, such as by `error=access_denied`. Anybody can write the message into a link, so
 * it is collapsed and shown as plain text.
 */
export function AuthorizationRefusal({
  refusal: { error, error_description },
  service,
}: AuthorizationRefusalProps) {
  const reason = [error, error_description].filter(Boolean).join(': ').slice(0, REASON_LENGTH);
  return (
    <Notice
      tint="warning"
      {...STATUS}
      title={`${service ? SERVICE_NAMES[service] : 'Сервис'} не подключён`}
      actions={<ToProfile />}
    >
      {error === 'access_denied' ? 'Доступ не разрешён.' : 'Сервис не дал доступа.'}
      <div>
        <ResultDetails>{reason}</ResultDetails>
      </div>
    </Notice>
  );
}
