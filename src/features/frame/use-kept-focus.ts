import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import { isSignedIn } from '@/api/session-store';
import { whenWorthIt } from '@/lib/idle';

/**
 * Keeps the focus in the page when the focused element is removed (`keepFocus`). Its code is loaded
 * ahead (`whenWorthIt`); until it has come the focus falls to the body, the browser's default.
 */
export function useKeptFocus(content: RefObject<HTMLElement | null>) {
  const router = useRouter();
  useEffect(() => {
    const controller = new AbortController();
    const cancel = whenWorthIt(isSignedIn(), () => {
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
