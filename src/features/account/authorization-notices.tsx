import { ExternalLinkButton } from '@/components/external-link-button';
import { Notice } from '@/components/notice';
import type { Authorization } from './use-authorization';

interface AuthorizationNoticesProps {
  authorization: Authorization;
  /** The displayed name of the service. */
  name: string;
}

/** Explains why an authorization has opened no window; empty when it has. */
export function AuthorizationNotices({
  authorization: { failure, blocked },
  name,
}: AuthorizationNoticesProps) {
  return (
    <>
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
    </>
  );
}
