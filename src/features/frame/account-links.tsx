import { Icon } from '@/components/icon';
import { AppLink } from '@/components/link';
import styles from './main-navigation.module.css';

/** The account's part of the navigation bar for a professor who is signed in. */
export function MemberLinks() {
  return (
    <>
      <AppLink to="/profile" className={styles.own} title="Профиль">
        <Icon name="person" />
        <span>Профиль</span>
      </AppLink>
      <AppLink to="/logout" preload={false} className={styles.own} title="Выйти">
        <Icon name="exit" />
        <span>Выйти</span>
      </AppLink>
    </>
  );
}

/** The account's part of the navigation bar for a visitor. */
export function VisitorLinks() {
  return (
    <AppLink to="/login" className={styles.own} title="Войти">
      <Icon name="enter" />
      <span>Войти</span>
    </AppLink>
  );
}
