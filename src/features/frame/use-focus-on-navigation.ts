import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { afterPaint } from '@/lib/idle';

/**
 * Moves the focus to the content after a navigation to another path, so that the keyboard continues from
 * the new page. A change of the query alone (a filter) leaves the focus where it is.
 */
export function useFocusOnNavigation(content: RefObject<HTMLElement | null>) {
  const router = useRouter();
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!pathChanged || !fromLocation) return;
      const focused = document.activeElement;
      cancel?.();
      // After the paint, when focusing needs no layout of its own. An element that the new page or the user
      // has focused meanwhile keeps the focus.
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
