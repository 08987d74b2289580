import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@/components/link';
import { Notice } from '@/components/notice';
import { ResultDetails } from '@/components/result-details';
import { STATUS } from '@/components/status';
import type { Integrations } from '@/domain/account';
import {
  connectedInstead,
  type IntegrationService,
  missingIntegrations,
  SERVICE_NAMES,
} from '@/domain/integration-services';
import { withSmallFirstLetter } from '@/lib/small-first-letter';
import { integrationsOptions } from '@/queries/account';
import type { AuthorizationSearch } from '@/schemas/addresses';

/**
 * The outcome of an authorization that the service reports as a success (spec §2.1): whether the server now
 * has it connected, and what is left to do.
 */
export function AuthorizationOutcome({ service }: { service: IntegrationService }) {
  const { data, isFetched } = useQuery(integrationsOptions());
  if (!data) {
    return (
      <Notice tint="info" {...STATUS} actions={isFetched && <ToProfile />}>
        {isFetched ? 'Не удалось узнать, что подключено' : 'Проверяем, что подключено…'}
      </Notice>
    );
  }
  const connected = connectedInstead(service, data);
  if (!connected) {
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
  const isCalendarMissing = data.planner && !data.planner.calendar;
  return (
    <Notice
      tint="success"
      {...STATUS}
      title={`Подключено: ${connected}`}
      actions={isCalendarMissing ? <ToCalendars /> : <ToProfile />}
    >
      {leftToDo(data).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}

function leftToDo(integrations: Integrations): string[] {
  const { planner, cloudDrive } = integrations;
  const missing = missingIntegrations(integrations).map(({ name }) => withSmallFirstLetter(name));
  const left = [
    planner && !planner.calendar && 'Осталось выбрать календарь.',
    cloudDrive && !cloudDrive.rootFolder && 'Корневая папка не настроена.',
    missing.length > 0 && `Осталось подключить: ${missing.join(', ')}.`,
  ].filter((sentence) => typeof sentence === 'string');
  return left.length > 0 ? left : ['Всё готово. Это окно можно закрыть.'];
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
          <ToProfile />
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
