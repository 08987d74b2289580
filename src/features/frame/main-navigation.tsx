import { type ReactNode, useEffect } from 'react';
import { lazyDialog } from '@/components/app-dialog';
import { Icon } from '@/components/icon';
import { AppLink } from '@/components/link';
import { useDialog } from '@/components/use-dialog';
import { IN_PROGRESS } from '@/domain/list-option';
import { MemberLinks, VisitorLinks } from './account-links';
import styles from './main-navigation.module.css';
import { QuickButton } from './quick/quick-button';
import { ThemeSwitch } from './theme-switch';
import { useIsSignedIn } from './use-is-signed-in';

/** The navigation bar for the current session: a professor's or a visitor's. */
export function MainNavigation() {
  return (
    <NavigationBar
      account={
        <>
          {useIsSignedIn() ? <MemberLinks quickJump={<QuickJump />} /> : <VisitorLinks />}
          <ThemeSwitch />
        </>
      }
    />
  );
}

/**
 * The navigation bar (spec §2.2). In a narrow window the account is a row of icons at the top, and the links are a
 * bar of their own at the bottom, so that nothing is hidden or scrolls. It reads no data, because the build
 * renders it into index.html.
 */
export function NavigationBar({ account }: { account: ReactNode }) {
  return (
    <nav aria-label="Главное меню" className={styles.bar}>
      <AppLink to="/" isUnmarked className={styles.brand}>
        <Icon name="brand" size="medium" />
        SPMS
      </AppLink>
      <div className={styles.links}>
        <AppLink to="/" activeOptions={{ exact: true }} className={styles.link}>
          <Icon name="home" />
          Главная
        </AppLink>
        <AppLink
          to="/projects"
          search={{ filter: IN_PROGRESS }}
          activeOptions={{ includeSearch: false }}
          className={styles.link}
        >
          <Icon name="folder" />
          Проекты
        </AppLink>
        <AppLink to="/applications" className={styles.link}>
          <Icon name="inbox" />
          Заявки
        </AppLink>
        <AppLink
          to="/meetings"
          activeOptions={{ exact: true, includeSearch: false }}
          className={styles.link}
        >
          <Icon name="calendar" />
          Расписание
        </AppLink>
        <AppLink to="/meetings/arrange" className={styles.link}>
          <Icon name="calendarAdd" />
          Назначить встречу
        </AppLink>
        <AppLink to="/scientificleadership/add" className={styles.link}>
          <Icon name="add" />
          Добавить проект
        </AppLink>
      </div>
      <div className={styles.account}>{account}</div>
    </nav>
  );
}

// Saves 14 KiB of the entry, and the text field.
const QuickDialog = lazyDialog(async () => (await import('./quick/quick-dialog')).QuickDialog);

/** The quick jump, opened by a button of the navigation bar or Ctrl+K. */
function QuickJump() {
  const { render, show } = useDialog();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isQuickJumpKey(event)) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [show]);

  return (
    <>
      <QuickButton
        onPointerEnter={QuickDialog.preload}
        onFocus={QuickDialog.preload}
        onClick={() => show()}
      />
      {render((_, life) => (
        <QuickDialog {...life} />
      ))}
    </>
  );
}

/**
 * Whether a key opens the quick jump: Ctrl+K or Cmd+K in any keyboard layout, while no dialog is open. Not with
 * Shift or Alt: these are shortcuts of the browser, such as Firefox's console.
 */
function isQuickJumpKey({ code, key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  // In Latin layouts (such as Dvorak) the letter decides, in others the position of the key.
  const isK = /^[a-z]$/i.test(key) ? /k/i.test(key) : code === 'KeyK';
  if (!isK || altKey || shiftKey || !(ctrlKey || metaKey)) return false;
  return !document.querySelector('[role="dialog"]');
}
