import { useEffect } from 'react';
import { endSession } from '@/api/session-cookie';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';

interface LogoutPageProps {
  onSignedOut: () => void;
}

/** Ends the session on this computer (spec §2.16); drafts wait for the account that they belong to. */
export function LogoutPage({ onSignedOut }: LogoutPageProps) {
  useEffect(() => {
    endSession();
    onSignedOut();
  }, [onSignedOut]);
  return (
    <Page heading="Выход">
      <Spinner />
    </Page>
  );
}
