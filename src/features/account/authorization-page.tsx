import { Button } from '@/components/button';
import { AppLink, ButtonLink } from '@/components/link';
import { Page } from '@/components/page';
import {
  connectedInstead,
  type IntegrationService,
  SERVICE_NAMES,
} from '@/domain/integration-services';
import { AuthorizationNotices } from './authorization-notices';
import styles from './authorization-page.module.css';
import { IntegrationState } from './integration-state';
import { useAuthorization } from './use-authorization';
import { useIntegrations } from './use-integrations';

/** Starts the authorization of a service, on the service's own page in another window (spec §2.15). */
export function AuthorizationPage({ service }: { service: IntegrationService }) {
  const name = SERVICE_NAMES[service];
  const authorization = useAuthorization(service);
  const { data: integrations } = useIntegrations();
  const connected = integrations && connectedInstead(service, integrations);
  return (
    <Page heading={name} isNarrow>
      <div className={styles.content}>
        {connected && (
          <IntegrationState state="connected">{`Сейчас подключено: ${connected}`}</IntegrationState>
        )}
        <p>
          Доступ разрешается на странице сервиса, она откроется в новом окне. Когда закончите,
          вернитесь сюда.
        </p>
        <Button
          variant="contained"
          isPending={authorization.isPending}
          onClick={authorization.authorize}
        >
          Авторизоваться
        </Button>
        <AuthorizationNotices authorization={authorization} name={name} />
        <div className={styles.links}>
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
