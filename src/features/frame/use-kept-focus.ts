import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { whenIdle } from '@/lib/idle';

/**
 * Keeps the focus in the page when the focused element is removed (`keepFocus`). Its code is loaded when
 * the browser is idle; until then the focus falls to the body, the browser's default.
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
