import { useEffect, useState } from 'react';
import { getSession, signOut } from '@/api/session-store';
import { lazyPart } from '@/components/lazy-part';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import { draftsOf, forgetAccounts } from '@/lib/forget-accounts';

// Saves 9 KiB: most professors sign out without a draft.
const LogoutQuestion = lazyPart(async () => (await import('./logout-question')).LogoutQuestion);

interface LogoutPageProps {
  /** Leads back to the page that was left. */
  onStay: () => void;
}

/**
 * Ends the session in this browser (spec §2.16), and forgets what was kept until then. Drafts may be kept for their
 * account, which is asked about.
 */
export function LogoutPage({ onStay }: LogoutPageProps) {
  const { account } = getSession();
  const [isSettled, setIsSettled] = useState(() => draftsOf(account).length === 0);
  useEffect(() => {
    if (!isSettled) return;
    signOut();
    forgetAccounts(() => true);
  }, [isSettled]);
  return (
    <Page heading="Выход">
      {isSettled ? (
        <Spinner />
      ) : (
        <LogoutQuestion account={account} onStay={onStay} onSettled={() => setIsSettled(true)} />
      )}
    </Page>
  );
}
