import { useEffect } from 'react';
import { getSession, signOut } from '@/api/session-store';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import { forgetSignedOut } from '@/lib/until-sign-out';

/**
 * Ends the session on this computer (spec §2.16). Drafts wait for the account that they belong to; what the
 * browser has kept until the sign-out goes.
 */
export function LogoutPage() {
  useEffect(() => {
    const { account } = getSession();
    signOut();
    forgetSignedOut(account);
  }, []);
  return (
    <Page heading="Выход">
      <Spinner />
    </Page>
  );
}
