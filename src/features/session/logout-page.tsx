import { useEffect, useState } from 'react';
import { getSession, signOut } from '@/api/session-store';
import { Page } from '@/components/page';
import { Question } from '@/components/question';
import { Spinner } from '@/components/spinner';
import { forgetAccounts, hasDrafts } from '@/lib/drafts';

interface LogoutPageProps {
  /** Leads back to the page that was left. */
  onStay: () => void;
}

/** Ends the session in this browser (spec §2.16), and forgets what was typed; of unsent input it asks (decisions §4). */
export function LogoutPage({ onStay }: LogoutPageProps) {
  const [isAsking, setIsAsking] = useState(() => hasDrafts(getSession().account));
  useEffect(() => {
    if (isAsking) return;
    signOut();
    forgetAccounts(() => true);
  }, [isAsking]);
  return (
    <Page heading="Выход">
      {isAsking ? (
        <Question
          open
          title="Выйти?"
          cancel="Остаться"
          confirm="Выйти"
          danger
          onConfirm={() => setIsAsking(false)}
          onClose={onStay}
        >
          <p>Есть формы, которые заполнены, но не отправлены. Введённое пропадёт.</p>
        </Question>
      ) : (
        <Spinner />
      )}
    </Page>
  );
}
