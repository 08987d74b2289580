import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { whenIdle } from '@/lib/idle';

/**
 * Keeps the focus in the page when the element that has it goes away (`keepFocus`). The code comes
 * when the browser is idle; without it the focus falls to the body, as in any page.
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
