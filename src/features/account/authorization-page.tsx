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
import styles from './authorization-page.module.css';
import { useAuthorization } from './use-authorization';
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
