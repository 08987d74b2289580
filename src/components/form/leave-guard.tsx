import { useBlocker, useMatch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { lazyDialog } from '@/components/lazy-part';
import { type DraftName, hasDraft } from '@/lib/drafts';
import { whenIdle } from '@/lib/idle';

const LeaveDialog = lazyDialog(async () => (await import('./leave-dialog')).LeaveDialog, {
  mui: true,
});

interface LeaveGuardProps {
  /** The draft that the form keeps. */
  draft: DraftName;
  /** Forgets the draft. */
  onDiscard: () => void;
}

/**
 * Asks before the page with a half-filled form is left (decisions §4). Reloading and closing are
 * not asked about: the draft outlives the first, and the browser's own question would stand in the
 * way of the reload after an ended session.
 */
export function LeaveGuard({ draft, onDiscard }: LeaveGuardProps) {
  const page = useMatch({ strict: false, select: ({ pathname }) => withoutSlash(pathname) });
  const { status, proceed, reset } = useBlocker({
    // While the next page is on its way, this one still stands there: the way back is free.
    shouldBlockFn: ({ current, next }) =>
      withoutSlash(current.pathname) === page &&
      withoutSlash(next.pathname) !== page &&
      hasDraft(draft),
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
    <LeaveDialog
      open={isAsked}
      onClose={() => reset?.()}
      onLeave={() => proceed?.()}
      onDiscard={onDiscard}
    />
  );
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/\/$/, '');
}
