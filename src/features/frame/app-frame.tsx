import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { getSession, subscribeToSession } from '@/api/session-store';
import { DraftOwner } from '@/components/form/draft-owner';
import { lazyPart } from '@/components/lazy-part';
import { Toasts } from '@/components/toasts';
import styles from './app-frame.module.css';
import { ConnectionNotice } from './connection-notice';
import { MainNavigation } from './main-navigation';
import { SkipLink } from './skip-link';
import { takeOver } from './take-over';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { useKeptFocus } from './use-kept-focus';

// Saves 0.3 KiB of the entry, which every page needs.
const FailureNotes = lazyPart(async () => (await import('./failure-notes')).FailureNotes, {
  renderFallback: () => null,
  // The message itself stands there.
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
