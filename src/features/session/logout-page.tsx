import { useEffect } from 'react';
import { getSession, signOut } from '@/api/session-store';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import { forgetSignedOut } from '@/lib/until-sign-out';

/**
 * Ends the session in this browser (spec §2.16). Drafts are kept for their account; everything stored "until
 * sign-out" is deleted.
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
