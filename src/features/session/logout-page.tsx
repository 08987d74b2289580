import { useEffect } from 'react';
import { signOut } from '@/api/session-store';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import { forgetAccounts } from '@/lib/forget-accounts';

/** Ends the session in this browser (spec §2.16), and forgets what was kept until then. */
export function LogoutPage() {
  useEffect(() => {
    signOut();
    forgetAccounts(() => true);
  }, []);
  return (
    <Page heading="Выход">
      <Spinner />
    </Page>
  );
}
