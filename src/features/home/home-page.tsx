import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/icon';
import { lazyPart } from '@/components/lazy-part';
import { ButtonLink } from '@/components/link';
import { Page } from '@/components/page';
import shared from '@/components/shared.module.css';
import styles from './home-page.module.css';
import { Introduction } from './introduction';

// Saves visitors 17 KiB.
const Day = lazyPart(async () => (await import('./day')).Day);

/** Loads the day, so that the page is shown with it at once, as the prerendered frame has it. */
export const preloadDay = Day.preload;

interface HomePageProps {
  isSignedIn: boolean;
  /** Shown above the page: the outcome of an authorization. */
  notice?: ReactNode;
}

/** The home page (spec §1): the professor's day, or a welcome for visitors. */
export function HomePage({ isSignedIn, notice }: HomePageProps) {
  return (
    <Page heading="Главная страница">
      {notice && <div className={styles.notice}>{notice}</div>}
      {isSignedIn ? <Day /> : <Welcome />}
    </Page>
  );
}

/** The page of a visitor. */
function Welcome() {
  return (
    <div className={shared.stack}>
      <p className={styles.lead}>Проекты, задания и консультации ваших студентов</p>
      <Introduction />
      <div className={shared.row}>
        <ButtonLink to="/login" variant="contained">
          Войти
        </ButtonLink>
        <ButtonLink to="/register" variant="outlined">
          Регистрация
        </ButtonLink>
        <ButtonLink to="/profile">Настроить интеграции</ButtonLink>
      </div>
      <div className={styles.integrations}>
        <Integration icon="code" name="Репозиторий разработки">
          Коммиты студентов и активность по каждому проекту.
        </Integration>
        <Integration icon="cloud" name="Облачное хранилище">
          Папки проектов и заданий. Нужно, чтобы вести проекты и назначать задания.
        </Integration>
        <Integration icon="calendar" name="Сервис планировщика">
          Календарь консультаций. Нужен, чтобы назначать встречи.
        </Integration>
      </div>
    </div>
  );
}

interface IntegrationProps {
  icon: IconName;
  name: string;
  children: string;
}

function Integration({ icon, name, children }: IntegrationProps) {
  return (
    <div className={styles.integration}>
      <Icon name={icon} size="medium" />
      <h2>{name}</h2>
      <p>{children}</p>
    </div>
  );
}
