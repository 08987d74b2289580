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
import { failureDetails } from '@/api/failure-details';
import { getSession, subscribeToSession } from '@/api/session-store';
import { DraftOwner } from '@/components/form/draft-owner';
import { ResultDetails } from '@/components/result-details';
import { Toasts } from '@/components/toasts';
import { hasDrafts } from '@/lib/drafts';
import { afterPaint } from '@/lib/idle';
import { askBeforeUnload } from '@/lib/own-reload';
import { callFailure } from '@/queries/proof';
import styles from './app-frame.module.css';
import { LostRecords } from './lost-records';
import { MainNavigation, SkipLink } from './main-navigation';
import { takeOver } from './take-over';
import { useKeptFocus } from './use-kept-focus';

/** The frame around every page: skip link, navigation, content, toasts, and the owner of its drafts. */
export function AppFrame({ children }: { children: ReactNode }) {
  const content = useRef<HTMLElement>(null);
  useFocusOnNavigation(content);
  useKeptFocus(content);
  // A layout effect: the prerendered frame is removed before the app is painted, so no paint shows both.
  useLayoutEffect(takeOver, []);
  const account = useSyncExternalStore(subscribeToSession, () => getSession().account);
  useEffect(() => {
    return askBeforeUnload(() => hasDrafts(account));
  }, [account]);
  return (
    <>
      <SkipLink />
      <MainNavigation />
      <ConnectionNotice />
      <main id="content" ref={content} tabIndex={-1}>
        <LostRecords />
        <DraftOwner value={account}>{children}</DraftOwner>
      </main>
      <Toasts renderNotes={(error) => <FailureNotes error={error} />} />
    </>
  );
}

/** Details of a failure in a toast: whether the failure is certain, and the server's message. */
function FailureNotes({ error }: { error: Error }) {
  const failure = callFailure(error);
  const details = failureDetails(failure);
  return (
    <>
      {failure !== error && failure !== undefined && (
        <p>Неизвестно, успел ли сервер это сделать.</p>
      )}
      {details && <ResultDetails>{details}</ResultDetails>}
    </>
  );
}

/** Says that the server cannot be reached (decisions §2.24), in the margin of the page, where it covers nothing. */
function ConnectionNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline());
  if (isOnline) return null;
  return <output className={styles.offline}>Нет соединения</output>;
}

function subscribe(listener: () => void): () => void {
  return onlineManager.subscribe(listener);
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
