import { useBlocker, useMatch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { lazyDialog } from '@/components/lazy-part';
import { type DraftName, hasTypedDraft } from '@/lib/drafts';
import { whenIdle } from '@/lib/idle';

const DraftQuestion = lazyDialog(async () => (await import('./draft-question')).DraftQuestion, {
  mui: true,
});

interface LeaveGuardProps {
  /** The draft that the form keeps. */
  draft: DraftName;
  /** Forgets the draft. */
  onDiscard: () => void;
}

/**
 * Asks before the page with a half-filled form is left for another page of the app (decisions §4);
 * before the tab is closed, `lib/unload-guard.ts` has the browser ask.
 */
export function LeaveGuard({ draft, onDiscard }: LeaveGuardProps) {
  const page = useMatch({ strict: false, select: ({ pathname }) => withoutSlash(pathname) });
  const { status, proceed, reset } = useBlocker({
    // While the next page is on its way, this one still stands there: the way back is free.
    shouldBlockFn: ({ current, next }) =>
      withoutSlash(current.pathname) === page &&
      withoutSlash(next.pathname) !== page &&
      hasTypedDraft(draft),
    enableBeforeUnload: false,
    withResolver: true,
  });
  const isAsked = status === 'blocked';
  // Fetched before it is needed: by then the network may be gone.
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const cancel = whenIdle(() => setIsIdle(true));
    return () => cancel();
  }, []);
  if (!isIdle && !isAsked) return null;
  return (
    <DraftQuestion
      open={isAsked}
      title="Уйти со страницы?"
      discardLabel="Удалить и уйти"
      onDiscard={() => {
        onDiscard();
        proceed?.();
      }}
      leaveLabel="Уйти"
      onLeave={() => proceed?.()}
      onClose={() => reset?.()}
    />
  );
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/\/$/, '');
}
