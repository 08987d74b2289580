import { useEffect, useState } from 'react';
import { getSession, signOut } from '@/api/session-store';
import { Page } from '@/components/page';
import { Question } from '@/components/question';
import { Spinner } from '@/components/spinner';
import {
  type DraftName,
  draftsOf,
  hasTypedDraft,
  isTold,
  noteTold,
  removeDraft,
} from '@/lib/drafts';
import { forgetAccounts } from '@/lib/forget-accounts';

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

interface LogoutQuestionProps {
  account: string;
  /** Leads back to the page that was left. */
  onStay: () => void;
  onSettled: () => void;
}

/** Asks what happens to unsent input, unless the professor knows already that it stays (decisions §5.19). */
function LogoutQuestion({ account, onStay, onSettled }: LogoutQuestionProps) {
  const typed = draftsOf(account).filter(hasTypedDraft);
  const isAsking = !typed.every(isTold);
  useEffect(() => {
    if (!isAsking) onSettled();
  }, [isAsking, onSettled]);
  if (!isAsking) return null;

  function settle(act: (draft: DraftName) => void) {
    typed.forEach(act);
    onSettled();
  }

  return (
    <Question
      open
      title="Выйти?"
      cancel="Остаться"
      discard={{ label: 'Удалить и выйти', onDiscard: () => settle(removeDraft) }}
      confirm="Выйти"
      onConfirm={() => settle(noteTold)}
      onClose={onStay}
    >
      <p>
        Есть формы, которые заполнены, но не отправлены. Введённое сохранится в этой вкладке и будет
        видно, когда вы войдёте снова.
      </p>
    </Question>
  );
}
