import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { lazyDialog, OPENS_DIALOG } from '@/components/app-dialog';
import { IconButton } from '@/components/button';
import { Icon } from '@/components/icon';
import { AppLink, MenuLink } from '@/components/link';
import { useDialog } from '@/components/use-dialog';
import {
  type ColorMode,
  getColorMode,
  subscribeToColorMode,
  switchColorMode,
} from '@/lib/color-mode';
import styles from './main-navigation.module.css';
import { MORE_PAGES, PAGES } from './pages';
import { useIsSignedIn } from './use-is-signed-in';

/** The navigation bar for the current session: a professor's or a visitor's. */
export function MainNavigation() {
  const mode = useSyncExternalStore(subscribeToColorMode, getColorMode);
  return (
    <NavigationBar
      account={
        <>
          {useIsSignedIn() ? <MemberAccount /> : <VisitorLinks />}
          <ThemeButton mode={mode} />
        </>
      }
    />
  );
}

/**
 * The navigation bar (spec §2.2). In a narrow window the account is a row of icons at the top, and the links are a
 * bar of their own at the bottom, of which the button 'Ещё' opens the last two. It reads no data, because the build
 * renders it into index.html.
 */
export function NavigationBar({ account }: { account: ReactNode }) {
  return (
    <nav aria-label="Главное меню" className={styles.bar}>
      <AppLink to="/" className={styles.brand}>
        <Icon name="brand" size="medium" />
        SPMS
      </AppLink>
      <div className={styles.links}>
        {PAGES.map(({ label, icon, ...link }) => (
          <MenuLink key={label} {...link} className={styles.link}>
            <Icon name={icon} />
            {label}
          </MenuLink>
        ))}
        <RestOfLinks />
      </div>
      <div className={styles.account}>{account}</div>
    </nav>
  );
}

/** The links that a narrow window has no room for, behind a button; in a wide one they stand in the bar. */
function RestOfLinks() {
  const restId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKey = ({ key }: KeyboardEvent) => key === 'Escape' && setIsOpen(false);
    // A click on the button is the button's own: closed here first, it would open them again.
    const handleClick = ({ target }: MouseEvent) =>
      target instanceof Node && !button.current?.contains(target) && setIsOpen(false);
    document.addEventListener('keydown', handleKey);
    document.addEventListener('click', handleClick);
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('click', handleClick);
    };
  }, [isOpen]);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={restId}
        className={styles.more}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="more" />
        Ещё
      </button>
      <div id={restId} className={styles.rest} data-open={isOpen || undefined}>
        {MORE_PAGES.map(({ label, ...link }) => (
          <MenuLink key={label} {...link} className={styles.link}>
            {label}
          </MenuLink>
        ))}
      </div>
    </>
  );
}

// Saves MUI's list of options, 8 KiB.
const QuickDialog = lazyDialog(async () => (await import('./quick-dialog')).QuickDialog);

/** The links of a professor, with the quick jump, which a button or Ctrl+K opens. */
function MemberAccount() {
  const { render, show } = useDialog();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isQuickJumpKey(event) || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [show]);

  return (
    <>
      <MemberLinks onQuickJump={show} />
      {render((_, life) => (
        <QuickDialog {...life} />
      ))}
    </>
  );
}

/** Ctrl+K or Cmd+K, in the Russian layout too; with Shift or Alt the keys belong to the browser. */
function isQuickJumpKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return /^[kл]$/i.test(key) && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

interface MemberLinksProps {
  /** `undefined` in the prerendered frame. */
  onQuickJump?: () => void;
}

/** The account's part of the navigation bar for a professor who is signed in. */
export function MemberLinks({ onQuickJump }: MemberLinksProps) {
  return (
    <>
      <IconButton
        icon="search"
        label="Быстрый переход"
        title="Быстрый переход (Ctrl+K)"
        {...OPENS_DIALOG}
        onClick={onQuickJump}
      />
      <MenuLink to="/profile" className={styles.link} title="Профиль">
        <Icon name="person" />
        <span>Профиль</span>
      </MenuLink>
      <MenuLink to="/logout" preload={false} className={styles.link} title="Выйти">
        <Icon name="exit" />
        <span>Выйти</span>
      </MenuLink>
    </>
  );
}

/** The account's part of the navigation bar for a visitor. */
export function VisitorLinks() {
  return (
    <MenuLink to="/login" className={styles.link} title="Войти">
      <Icon name="enter" />
      <span>Войти</span>
    </MenuLink>
  );
}

/** Switches between light and dark. The system's setting applies until the first use; then the choice is kept. */
export function ThemeButton({ mode }: { mode: ColorMode }) {
  const isDark = mode === 'dark';
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label="Тема оформления"
      title={isDark ? 'Включить светлую тему' : 'Включить тёмную тему'}
      aria-pressed={isDark}
      onClick={switchColorMode}
    />
  );
}

/** The first Tab stop of every page; leads past the navigation to the content. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      Перейти к содержанию
    </a>
  );
}
