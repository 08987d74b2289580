import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isMissingCall } from '@/api/errors';
import { useAction } from '@/components/action/use-action';
import { Badge } from '@/components/badge';
import { Button } from '@/components/button';
import { ExternalLinkButton } from '@/components/external-link-button';
import { AppLink, ButtonLink } from '@/components/link';
import { Notice } from '@/components/notice';
import { Page } from '@/components/page';
import shared from '@/components/shared.module.css';
import {
  connectedOfKind,
  type IntegrationService,
  SERVICE_NAMES,
} from '@/domain/integration-services';
import { classes } from '@/lib/classes';
import { authorizationLinkMutation, integrationsOptions } from '@/queries/account';

/** Starts the authorization of a service, on the service's own page in another window (spec §2.15). */
export function AuthorizationPage({ service }: { service: IntegrationService }) {
  const name = SERVICE_NAMES[service];
  const { mutate, isPending, failure } = useAction(authorizationLinkMutation(service));
  /** The address of the service's page, when the browser has blocked the window. */
  const [blocked, setBlocked] = useState<string>();
  const { data: integrations } = useQuery(integrationsOptions());
  const connected = integrations && connectedOfKind(service, integrations);

  async function authorize() {
    let opened: Window | null | undefined;
    let isSent = false;
    await mutate(undefined, {
      // Within the click, since later browsers block the window as a pop-up, and not at the second of a double click.
      onStart: () => {
        setBlocked(undefined);
        opened = window.open('', '_blank');
        // The window gets no access to this page (decisions §2.17).
        if (opened) opened.opener = null;
      },
      onSuccess: (link) => {
        if (!opened || opened.closed) {
          setBlocked(link);
          return;
        }
        opened.location.replace(link);
        isSent = true;
      },
    });
    // The call failed, or the professor has left this page meanwhile: close the empty window.
    if (!isSent) opened?.close();
  }

  return (
    <Page heading={name} isNarrow>
      <div className={classes(shared.card, shared.parts)}>
        {connected && (
          <p>
            <Badge tint="success">{`Сейчас подключено: ${connected}`}</Badge>
          </p>
        )}
        <p>
          Доступ разрешается на странице сервиса, она откроется в новом окне. Когда закончите,
          вернитесь сюда.
        </p>
        <Button variant="contained" isPending={isPending} onClick={() => void authorize()}>
          Авторизоваться
        </Button>
        {failure && (
          <Notice tint="danger" role="alert">
            {/* An older server, which another try does not change. */}
            {isMissingCall(failure)
              ? `Этот сервер не подключает ${name}.`
              : 'Не удалось получить ссылку для авторизации. Попробуйте ещё раз.'}
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
