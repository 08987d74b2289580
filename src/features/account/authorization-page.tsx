import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ShapeError } from '@/api/errors';
import { useAction } from '@/components/action/use-action';
import { ExternalLinkButton } from '@/components/external-link-button';
import { AppLink, ButtonLink } from '@/components/link';
import { Page } from '@/components/page';
import { subscribeToIntegrations } from '@/lib/integration-news';
import { authorizationLinkMutation, integrationsOptions } from '@/queries/account';
import type { IntegrationService } from '@/schemas/account';
import { openEmptyWindow, sendTo } from './authorization-window';
import { connectedInstead, SERVICE_NAMES } from './integration-services';
import { IntegrationState } from './integration-state';

/** Gives the product access to a service, on the service's own page in another window (spec §2.15). */
export function AuthorizationPage({ service }: { service: IntegrationService }) {
  const name = SERVICE_NAMES[service];
  const authorization = useAction(authorizationLinkMutation(service));
  const [failure, setFailure] = useState<Error>();
  const { data: integrations, refetch } = useQuery(integrationsOptions());
  // Returning to this window has them read again anyway; side by side there is no return.
  useEffect(() => subscribeToIntegrations(() => void refetch()), [refetch]);
  // The address that no window could be opened for.
  const [blocked, setBlocked] = useState<string>();
  const connected = integrations && connectedInstead(service, integrations);

  async function authorize() {
    setBlocked(undefined);
    setFailure(undefined);
    const opened = openEmptyWindow();
    const isAsked = await authorization.run(undefined, {
      onSuccess: (link) => {
        if (!sendTo(opened, link)) setBlocked(link);
      },
      onFailure: (error) => {
        opened?.close();
        setFailure(error);
      },
    });
    if (!isAsked) opened?.close();
  }

  return (
    <Page heading={name}>
      <Stack spacing={2.5} sx={{ maxWidth: 640, alignItems: 'flex-start' }}>
        {connected && (
          <IntegrationState state="connected">{`Сейчас подключено: ${connected}`}</IntegrationState>
        )}
        <Typography>
          Доступ разрешается на странице сервиса, она откроется в новом окне. Когда закончите,
          вернитесь сюда.
        </Typography>
        <Button variant="contained" loading={authorization.isPending} onClick={authorize}>
          Авторизоваться
        </Button>
        {failure && <Alert severity="error">{failureText(failure)}</Alert>}
        {blocked && (
          <Alert severity="warning">
            <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
              <span>Браузер не открыл новое окно. Перейдите на страницу сервиса по ссылке.</span>
              <ExternalLinkButton
                href={blocked}
                label={`Открыть страницу ${name}`}
                missingLabel="Ссылки нет"
                variant="outlined"
              />
            </Stack>
          </Alert>
        )}
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {service === 'googlecalendar' && connected && (
            <ButtonLink to="/integration/setplanner" variant="outlined">
              Выбрать календарь
            </ButtonLink>
          )}
          <AppLink to="/profile">Вернуться в профиль</AppLink>
        </Stack>
      </Stack>
    </Page>
  );
}

function failureText(error: Error): string {
  return error instanceof ShapeError
    ? 'Сервер прислал недопустимую ссылку, она не была открыта.'
    : 'Не удалось получить ссылку для авторизации. Попробуйте ещё раз.';
}
