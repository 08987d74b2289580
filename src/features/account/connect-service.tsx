import { Button } from '@/components/button';
import { ButtonLink } from '@/components/link';
import { type IntegrationService, SERVICE_NAMES } from '@/domain/integration-services';
import { AuthorizationNotices } from './authorization-notices';
import styles from './connect-service.module.css';
import { useAuthorization } from './use-authorization';

/** A link to the page of a service (spec §2.14), and a button that starts the authorization at once. */
export function ConnectService({ service }: { service: IntegrationService }) {
  const name = SERVICE_NAMES[service];
  const authorization = useAuthorization(service);
  return (
    <>
      <div className={styles.ways}>
        <ButtonLink to="/integration/$service" params={{ service }} variant="outlined">
          {`Подключить ${name}`}
        </ButtonLink>
        <Button
          variant="contained"
          icon="open"
          aria-label={`Разрешить доступ: ${name}`}
          isPending={authorization.isPending}
          onClick={authorization.authorize}
        >
          Разрешить доступ
        </Button>
      </div>
      <AuthorizationNotices authorization={authorization} name={name} />
    </>
  );
}
