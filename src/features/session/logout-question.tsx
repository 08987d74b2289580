import { useEffect } from 'react';
import { Question } from '@/components/question';
import { type DraftName, hasTypedDraft, removeDraft } from '@/lib/drafts';
import { draftsOf, isTold, noteTold } from '@/lib/forget-accounts';

interface LogoutQuestionProps {
  account: string;
  /** Leads back to the page that was left. */
  onStay: () => void;
  onSettled: () => void;
}

/** Asks what happens to unsent input, unless the professor knows already that it stays (decisions §5.19). */
export function LogoutQuestion({ account, onStay, onSettled }: LogoutQuestionProps) {
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
