import { onlineManager } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { getSession, isSignedIn, subscribeToSession } from '@/api/session-store';
import { DraftOwner } from '@/components/form/draft-owner';
import { lazyPart } from '@/components/lazy-part';
import { Toasts } from '@/components/toasts';
import { afterPaint, whenWorthIt } from '@/lib/idle';
import styles from './app-frame.module.css';
import connectionNoticeStyles from './connection-notice.module.css';
import { MainNavigation } from './main-navigation';
import { SkipLink } from './skip-link';
import { takeOver } from './take-over';

// Saves 0.3 KiB of the entry, which every page needs.
const FailureNotes = lazyPart(async () => (await import('./failure-notes')).FailureNotes, {
  renderFallback: () => null,
  // Without the notes the toast still shows its message.
  renderMissing: () => null,
});

/** The frame around every page: skip link, navigation, content, toasts, and the owner of its drafts. */
export function AppFrame({ children }: { children: ReactNode }) {
  const content = useRef<HTMLElement>(null);
  useFocusOnNavigation(content);
  useKeptFocus(content);
  // A layout effect: the prerendered frame is removed before the app is painted, so no paint shows both.
  useLayoutEffect(takeOver, []);
  const account = useSyncExternalStore(subscribeToSession, () => getSession().account);
  return (
    <>
      <SkipLink />
      <MainNavigation />
      <ConnectionNotice />
      <main id="content" ref={content} tabIndex={-1} className={styles.content}>
        <DraftOwner value={account}>{children}</DraftOwner>
      </main>
      <Toasts renderNotes={(error) => <FailureNotes error={error} />} />
    </>
  );
}

/** Says that the server cannot be reached (decisions §2.24), in the margin of the page, where it covers nothing. */
function ConnectionNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline());
  if (isOnline) return null;
  return <output className={connectionNoticeStyles.notice}>Нет соединения</output>;
}

function subscribe(listener: () => void): () => void {
  return onlineManager.subscribe(listener);
}

/**
 * Keeps the focus in the page when the focused element is removed (`keepFocus`). The code is loaded when idle
 * (`whenWorthIt`); until then the focus falls to the body, the browser's default.
 */
function useKeptFocus(content: RefObject<HTMLElement | null>) {
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

/**
 * Moves the focus to the content after a navigation to another path, so that the keyboard continues from
 * the new page. A change of the query alone (a filter) leaves the focus where it is.
 */
function useFocusOnNavigation(content: RefObject<HTMLElement | null>) {
  const router = useRouter();
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!pathChanged || !fromLocation) return;
      const focused = document.activeElement;
      cancel?.();
      // After the paint, when focusing forces no layout. Skipped if the new page or the user has focused an
      // element meanwhile.
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
