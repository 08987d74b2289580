import { useEffect } from 'react';
import { signOut } from '@/api/session-store';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';

/** Ends the session on this computer (spec §2.16); drafts wait for the account that they belong to. */
export function LogoutPage() {
  useEffect(() => {
    signOut();
  }, []);
  return (
    <Page heading="Выход">
      <Spinner />
    </Page>
  );
}
