import { ExternalLinkButton } from '@/components/external-link-button';
import { Notice } from '@/components/notice';
import type { Authorization } from './use-authorization';

interface AuthorizationNoticesProps {
  of: Authorization;
  /** What the service is called. */
  name: string;
}

/** What came of an authorization that opened no window; nothing where it did. */
export function AuthorizationNotices({
  of: { failure, blocked },
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
