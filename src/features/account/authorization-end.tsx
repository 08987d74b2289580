import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@/components/link';
import { Notice } from '@/components/notice';
import { STATUS } from '@/components/status';
import {
  connectedOfKind,
  type IntegrationService,
  SERVICE_NAMES,
} from '@/domain/integration-services';
import { integrationsOptions } from '@/queries/account';

/**
 * The outcome of an authorization that the service reports as a success (spec §2.1): what the server now has connected
 * of its kind, a success only if by this very name. What is left to do, the home page tells below.
 */
export function AuthorizationOutcome({ service }: { service: IntegrationService }) {
  const { data, isFetched } = useQuery(integrationsOptions());
  const connected = data && connectedOfKind(service, data);
  const isThisOne = connected === SERVICE_NAMES[service];
  if (!connected) {
    return (
      <Notice tint={data ? 'warning' : 'info'} {...STATUS} actions={isFetched && TO_PROFILE}>
        {data
          ? `${SERVICE_NAMES[service]} пока не подключён`
          : isFetched
            ? 'Не удалось узнать, что подключено'
            : 'Проверяем, что подключено…'}
      </Notice>
    );
  }
  return (
    <Notice
      tint={isThisOne ? 'success' : 'info'}
      {...STATUS}
      title={`${isThisOne ? 'Подключено' : 'Сейчас подключено'}: ${connected}`}
      actions={data.planner && !data.planner.calendar ? TO_CALENDARS : TO_PROFILE}
    >
      Это окно можно закрыть.
    </Notice>
  );
}

const TO_CALENDARS = (
  <ButtonLink to="/integration/setplanner" variant="outlined" size="row">
    Выбрать календарь
  </ButtonLink>
);

const TO_PROFILE = (
  <ButtonLink to="/profile" variant="outlined" size="row">
    Вернуться в профиль
  </ButtonLink>
);
