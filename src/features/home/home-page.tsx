import type { ComponentType, ReactNode } from 'react';
import { Icon, type IconName } from '@/components/icon';
import { lazyPart } from '@/components/lazy-part';
import { ButtonLink } from '@/components/link';
import { Page } from '@/components/page';
import type { DialogLife } from '@/components/use-dialog';
import type { Meeting } from '@/domain/meeting';
import styles from './home-page.module.css';

// Saves visitors 17 KiB.
const Day = lazyPart(async () => (await import('./day')).Day);

/** Loads the day, so that the page is shown with it at once, as the prerendered frame has it. */
export const preloadDay = Day.preload;

/** The components of other features that the home page is given. */
export interface HomePageParts {
  /** The dialog that reschedules a meeting of the day. */
  RescheduleDialog: ComponentType<
    DialogLife & { meeting: Meeting; isLocked: boolean; now: number }
  >;
}

interface HomePageProps extends HomePageParts {
  isSignedIn: boolean;
  /** Shown above the page: the outcome of an authorization. */
  notice?: ReactNode;
}

/** The home page (spec §1): the professor's day, or a welcome for visitors. */
export function HomePage({ isSignedIn, notice, ...parts }: HomePageProps) {
  return (
    <Page heading="Главная страница">
      {notice && <div className={styles.notice}>{notice}</div>}
      {isSignedIn ? <Day {...parts} /> : <Welcome />}
    </Page>
  );
}

/** The page of a visitor. */
function Welcome() {
  return (
    <>
      <Introduction />
      <div className={styles.actions}>
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
    </>
  );
}

/** The introduction that spec §1 requires. */
export function Introduction() {
  return (
    <p className={styles.text}>
      Для работы необходимо войти в систему и настроить интеграции: репозиторий разработки, облачное
      хранилище и сервис планировщика.
    </p>
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
