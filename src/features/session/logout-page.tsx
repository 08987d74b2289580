import { useEffect } from 'react';
import { endSession } from '@/api/session-cookie';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import { removeAllDrafts } from '@/lib/drafts';

interface LogoutPageProps {
  onSignedOut: () => void;
}

/** Ends the session on this computer, drafts included (spec §2.16); the server is not asked. */
export function LogoutPage({ onSignedOut }: LogoutPageProps) {
  useEffect(() => {
    endSession();
    removeAllDrafts();
    onSignedOut();
  }, [onSignedOut]);
  return (
    <Page heading="Выход">
      <Spinner />
    </Page>
  );
}
