import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type DraftName, hasTypedDraft } from '@/lib/drafts';
import { whenIdle } from '@/lib/idle';
import { AppDialog } from '../app-dialog';
import { FormElement, type FormElementProps } from './form-element';
import { LeaveQuestion } from './leave-question';
import { useDraftGuard } from './use-draft-guard';
import { useLeaveBlocker } from './use-leave-blocker';

/**
 * The form of a page: a `FormElement` that asks before the page is left with a draft (decisions §4).
 */
export function Form<Values extends FieldValues>(props: FormElementProps<Values>) {
  const { draft, discard } = props.form;
  return (
    <>
      <FormElement {...props} />
      <LeaveGuard draft={draft} onDiscard={discard} />
    </>
  );
}

interface LeaveGuardProps {
  /** The draft that the form keeps. */
  draft: DraftName;
  /** Discards the draft. */
  onDiscard: () => void;
}

/**
 * Asks before a page with a draft is left for another page of the app, and makes the browser ask before the
 * tab is closed (decisions §4).
 */
function LeaveGuard({ draft, onDiscard }: LeaveGuardProps) {
  const { status, proceed, reset } = useLeaveBlocker(() => hasTypedDraft(draft));
  // Preload the question: the network may be gone when it is needed.
  useEffect(() => {
    const cancel = whenIdle(() => void AppDialog.preload());
    return () => cancel();
  }, []);
  useDraftGuard(draft);
  if (status !== 'blocked') return null;
  return (
    <LeaveQuestion
      open
      draft={draft}
      title="Уйти со страницы?"
      discard={{
        label: 'Удалить и уйти',
        onDiscard: () => {
          onDiscard();
          proceed();
        },
      }}
      leaveLabel="Уйти"
      onLeave={() => proceed()}
      onClose={() => reset()}
    />
  );
}
