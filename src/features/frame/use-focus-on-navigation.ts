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
        if (fromLocation && pathChanged) content.current?.focus({ preventScroll: true });
      }),
    [router, content],
  );
}
