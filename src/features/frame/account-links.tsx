import type { ComponentProps } from 'react';
import { IconButton } from '@/components/button';
import { Icon } from '@/components/icon';
import { AppLink } from '@/components/link';
import styles from './main-navigation.module.css';

interface MemberLinksProps {
  /** Handlers of the button of the quick jump; the prerendered frame has none. */
  quickJump?: Pick<ComponentProps<'button'>, 'onClick' | 'onFocus' | 'onPointerEnter'>;
}

/** The account's part of the navigation bar for a professor who is signed in. */
export function MemberLinks({ quickJump }: MemberLinksProps) {
  return (
    <>
      <IconButton
        {...quickJump}
        icon="search"
        label="Быстрый переход"
        title="Быстрый переход (Ctrl+K)"
      />
      <AppLink to="/profile" className={styles.link} title="Профиль">
        <Icon name="person" />
        <span>Профиль</span>
      </AppLink>
      <AppLink to="/logout" preload={false} className={styles.link} title="Выйти">
        <Icon name="exit" />
        <span>Выйти</span>
      </AppLink>
    </>
  );
}

/** The account's part of the navigation bar for a visitor. */
export function VisitorLinks() {
  return (
    <AppLink to="/login" className={styles.link} title="Войти">
      <Icon name="enter" />
      <span>Войти</span>
    </AppLink>
  );
}
