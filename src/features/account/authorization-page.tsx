import { useState } from 'react';
import { HttpError, ShapeError } from '@/api/errors';
import { useAction } from '@/components/action/use-action';
import { Badge } from '@/components/badge';
import { Button } from '@/components/button';
import { ExternalLinkButton } from '@/components/external-link-button';
import { AppLink, ButtonLink } from '@/components/link';
import { Notice } from '@/components/notice';
import { Page } from '@/components/page';
import shared from '@/components/shared.module.css';
import {
  connectedInstead,
  type IntegrationService,
  SERVICE_NAMES,
} from '@/domain/integration-services';
import { authorizationLinkMutation } from '@/queries/account';
import styles from './authorization-page.module.css';
import { useIntegrations } from './use-integrations';

/** Starts the authorization of a service, on the service's own page in another window (spec §2.15). */
export function AuthorizationPage({ service }: { service: IntegrationService }) {
  const name = SERVICE_NAMES[service];
  const { authorize, isPending, failure, blocked } = useAuthorization(service);
  const { data: integrations } = useIntegrations();
  const connected = integrations && connectedInstead(service, integrations);
  return (
    <Page heading={name} isNarrow>
      <div className={styles.content}>
        {connected && <Badge tint="success">{`Сейчас подключено: ${connected}`}</Badge>}
        <p>
          Доступ разрешается на странице сервиса, она откроется в новом окне. Когда закончите,
          вернитесь сюда.
        </p>
        <Button variant="contained" isPending={isPending} onClick={authorize}>
          Авторизоваться
        </Button>
        {failure && (
          <Notice tint="danger" role="alert">
            {failure}
          </Notice>
        )}
        {blocked && (
          <Notice
            tint="warning"
            role="alert"
            actions={
              <ExternalLinkButton
                href={blocked}
                label={`Открыть страницу ${name}`}
                missingLabel="Ссылки нет"
                variant="outlined"
              />
            }
          >
            Браузер не открыл новое окно. Перейдите на страницу сервиса по ссылке.
          </Notice>
        )}
        <div className={shared.row}>
          {service === 'googlecalendar' && connected && (
            <ButtonLink to="/integration/setplanner" variant="outlined">
              Выбрать календарь
            </ButtonLink>
          )}
          <AppLink to="/profile">Вернуться в профиль</AppLink>
        </div>
      </div>
    </Page>
  );
}

interface Authorization {
  /** Opens the service's own page in another window; must be called in a click handler. */
  authorize: () => void;
  isPending: boolean;
  /** A sentence that says why the page could not be opened. */
  failure: string | undefined;
  /** The address of the page, when the browser has blocked the window. */
  blocked: string | undefined;
}

/** Authorizes the product at a service, on the service's page in another window (spec §2.15). */
function useAuthorization(service: IntegrationService): Authorization {
  const action = useAction(authorizationLinkMutation(service));
  const [failure, setFailure] = useState<string>();
  const [blocked, setBlocked] = useState<string>();

  async function authorize() {
    let opened: Window | undefined;
    let isSent = false;
    await action.mutate(undefined, {
      // Not called for the second click of a double click, so only one window opens.
      onStart: () => {
        setFailure(undefined);
        setBlocked(undefined);
        opened = openEmptyWindow();
      },
      onSuccess: (link) => {
        isSent = sendTo(opened, link);
        if (!isSent) setBlocked(link);
      },
      onFailure: (error) => setFailure(failureText(error, service)),
    });
    // The call failed, or the professor has left this page meanwhile: close the empty window.
    if (!isSent) opened?.close();
  }

  return { authorize: () => void authorize(), isPending: action.isPending, failure, blocked };
}

function failureText(error: Error, service: IntegrationService): string {
  if (error instanceof ShapeError)
    return 'Сервер прислал недопустимую ссылку, она не была открыта.';
  // An older server, which another try does not change.
  if (error instanceof HttpError && error.status === 404) {
    return `Этот сервер не подключает ${SERVICE_NAMES[service]}.`;
  }
  return 'Не удалось получить ссылку для авторизации. Попробуйте ещё раз.';
}

/**
 * Opens an empty window, whose address is still to be read from the server. Must be called in the click
 * handler: later browsers block it as a pop-up. The window has no access to this page (decisions §2.17).
 *
 * @returns `undefined` when the browser has not opened it.
 */
function openEmptyWindow(): Window | undefined {
  const opened = window.open('', '_blank');
  if (!opened) return undefined;
  opened.opener = null;
  return opened;
}

/** Navigates the window to the address; `false` when there is no window, or it has been closed. */
function sendTo(opened: Window | undefined, address: string): boolean {
  if (!opened || opened.closed) return false;
  opened.location.replace(address);
  return true;
}
