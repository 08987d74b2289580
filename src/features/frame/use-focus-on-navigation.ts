import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/**
 * After a move to another page the keyboard goes on from its content, not from the link that was
 * left behind; a change of the query alone (a filter) leaves the focus where it is.
 */
export function useFocusOnNavigation(content: RefObject<HTMLElement | null>) {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!pathChanged || !fromLocation) return;
        const focused = document.activeElement;
        // Focusing needs the page to be laid out: asked for after the paint, it costs nothing. What
        // the new page or its reader focused in the meantime is left alone.
        requestAnimationFrame(() =>
          setTimeout(() => {
            const now = document.activeElement;
            if (now === focused || now === document.body) {
              content.current?.focus({ preventScroll: true });
            }
          }),
        );
      }),
    [router, content],
  );
}
