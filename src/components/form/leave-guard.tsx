import { useEffect } from 'react';
import { lazyDialog } from '@/components/lazy-part';
import { type DraftName, hasTypedDraft } from '@/lib/drafts';
import { whenIdle } from '@/lib/idle';
import { useLeaveBlocker } from './use-leave-blocker';

const LeaveQuestion = lazyDialog(async () => (await import('./leave-question')).LeaveQuestion, {
  mui: true,
});

interface LeaveGuardProps {
  /** The draft that the form keeps. */
  draft: DraftName;
  /** Discards the draft. */
  onDiscard: () => void;
}

/**
 * Asks before a page with a draft is left for another page of the app (decisions §4); `lib/unload-guard.ts`
 * makes the browser ask before the tab is closed.
 */
export function LeaveGuard({ draft, onDiscard }: LeaveGuardProps) {
  const { status, proceed, reset } = useLeaveBlocker(() => hasTypedDraft(draft));
  // By the time it is needed the network may be gone.
  useEffect(() => {
    const cancel = whenIdle(LeaveQuestion.preload);
    return () => cancel();
  }, []);
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
