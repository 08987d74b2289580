import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { whenIdle } from '@/lib/idle';

/**
 * Keeps the focus in the page when the focused element is removed (`keepFocus`). The code is loaded when
 * idle; until then the focus falls to the body, as usual.
 */
export function useKeptFocus(content: RefObject<HTMLElement | null>) {
  const router = useRouter();
  useEffect(() => {
    const controller = new AbortController();
    const cancel = whenIdle(() => {
      import('./keep-focus').then(
        ({ keepFocus }) => keepFocus(content, router, controller.signal),
        () => undefined,
      );
    });
    return () => {
      cancel();
      controller.abort();
    };
  }, [router, content]);
}
