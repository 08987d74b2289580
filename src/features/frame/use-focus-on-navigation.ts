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
        if (!pathChanged) return;
        if (fromLocation) content.current?.focus({ preventScroll: true });
        // On a phone the menus scroll sideways: the link of the open page is brought into view.
        for (const link of document.querySelectorAll('nav [aria-current="page"]')) {
          link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }
      }),
    [router, content],
  );
}
