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
  /** Discards the draft. */
  onDiscard: () => void;
}

/**
 * Asks before a page with a draft is left for another page of the app (decisions §4); `lib/unload-guard.ts`
 * makes the browser ask before the tab is closed.
 */
export function LeaveGuard({ draft, onDiscard }: LeaveGuardProps) {
  const page = useMatch({ strict: false, select: ({ pathname }) => withoutSlash(pathname) });
  const { status, proceed, reset } = useBlocker({
    // While the next page is loading, this one is still shown: going back must not ask.
    shouldBlockFn: ({ current, next }) =>
      withoutSlash(current.pathname) === page &&
      withoutSlash(next.pathname) !== page &&
      hasTypedDraft(draft),
    enableBeforeUnload: false,
    withResolver: true,
  });
  const isAsked = status === 'blocked';
  // Preloaded: by the time it is needed the network may be gone.
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
