import { useEffect } from 'react';
import { AppDialog } from '@/components/app-dialog';
import { type DraftName, hasTypedDraft } from '@/lib/drafts';
import { whenIdle } from '@/lib/idle';
import { LeaveQuestion } from './leave-question';
import { useDraftGuard } from './use-draft-guard';
import { useLeaveBlocker } from './use-leave-blocker';

interface LeaveGuardProps {
  /** The draft that the form keeps. */
  draft: DraftName;
  /** Discards the draft. */
  onDiscard: () => void;
}

/**
 * Asks before a page with a draft is left for another page of the app, and has the browser ask before the
 * tab is closed (decisions §4).
 */
export function LeaveGuard({ draft, onDiscard }: LeaveGuardProps) {
  const { status, proceed, reset } = useLeaveBlocker(() => hasTypedDraft(draft));
  // By the time it is needed the network may be gone.
  useEffect(() => {
    const cancel = whenIdle(AppDialog.preload);
    return () => cancel();
  }, []);
  useDraftGuard(draft);
  if (status !== 'blocked') return null;
  return (
    <LeaveQuestion
      open
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
