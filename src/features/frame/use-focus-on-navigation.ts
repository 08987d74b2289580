import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { afterPaint } from '@/lib/idle';

/**
 * After a move to another page the keyboard goes on from its content, not from the link that was
 * left behind; a change of the query alone (a filter) leaves the focus where it is.
 */
export function useFocusOnNavigation(content: RefObject<HTMLElement | null>) {
  const router = useRouter();
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!pathChanged || !fromLocation) return;
      const focused = document.activeElement;
      cancel?.();
      // Focusing needs the page to be laid out: asked for after the paint, it costs nothing. What
      // the new page or its reader focused in the meantime is left alone.
      cancel = afterPaint(() => {
        const now = document.activeElement;
        if (now === focused || now === document.body) {
          content.current?.focus({ preventScroll: true });
        }
      });
    });
    return () => {
      unsubscribe();
      cancel?.();
    };
  }, [router, content]);
}
