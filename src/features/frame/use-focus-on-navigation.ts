import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { afterPaint } from '@/lib/idle';

/**
 * Moves the focus to the content after navigation, away from the link that was left; a change of only the
 * query (a filter) keeps the focus.
 */
export function useFocusOnNavigation(content: RefObject<HTMLElement | null>) {
  const router = useRouter();
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!pathChanged || !fromLocation) return;
      const focused = document.activeElement;
      cancel?.();
      // Focusing forces a layout, which is free after the paint. A focus set by the page or the user in the
      // meantime is kept.
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
