import { type ReactNode, useRef } from 'react';
import styles from './app-frame.module.css';
import { MainNavigation } from './main-navigation';
import { SkipLink } from './skip-link';
import { useFocusOnNavigation } from './use-focus-on-navigation';

/** What every page stands in: skip link, navigation, content. */
export function AppFrame({ children }: { children: ReactNode }) {
  const content = useRef<HTMLElement>(null);
  useFocusOnNavigation(content);
  return (
    <>
      <SkipLink />
      <MainNavigation />
      <main id="content" ref={content} tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </>
  );
}
