import { Icon } from '@/components/icon';
import { AppLink } from '@/components/link';
import styles from './main-navigation.module.css';
import { ThemeSwitch } from './theme-switch';
import { useIsSignedIn } from './use-is-signed-in';

/**
 * The navigation bar (spec §2.2). On a narrow window the account is a row of icons at the top and
 * the links stand in a bar of their own at the bottom: nothing is hidden and nothing scrolls.
 */
export function MainNavigation() {
  const isSignedIn = useIsSignedIn();
  return (
    <nav aria-label="Главное меню" className={styles.bar}>
      <AppLink to="/" className={styles.brand}>
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
          search={{ filter: 'InProgress' }}
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
      <div className={styles.account}>
        {isSignedIn ? (
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
        ) : (
          <AppLink to="/login" className={styles.own} title="Войти">
            <Icon name="enter" />
            <span>Войти</span>
          </AppLink>
        )}
        <ThemeSwitch />
      </div>
    </nav>
  );
}
