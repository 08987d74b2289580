import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { getSession, signOut } from '@/api/session-store';
import { Page } from '@/components/page';
import { Question } from '@/components/question';
import { Spinner } from '@/components/spinner';
import { forgetAccounts, hasDrafts } from '@/lib/drafts';

/** Ends the session in this browser (spec §2.16), and forgets what was typed; of unsent input it asks (decisions §4). */
export function LogoutPage() {
  const { history, navigate } = useRouter();
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
          // Back to the page that was left.
          onClose={() => (history.canGoBack() ? history.back() : void navigate({ to: '/' }))}
        >
          <p>Есть формы, которые заполнены, но не отправлены. Введённое пропадёт.</p>
        </Question>
      ) : (
        <Spinner />
      )}
    </Page>
  );
}
