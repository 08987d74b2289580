import type { ReactNode } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { ButtonLink } from '@/components/link';
import { Page } from '@/components/page';
import shared from '@/components/shared.module.css';
import { classes } from '@/lib/classes';
import styles from './home-page.module.css';
import { Introduction, Purpose } from './introduction';

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
      {notice && <div className={shared.above}>{notice}</div>}
      {isSignedIn ? <Day /> : <Welcome />}
    </Page>
  );
}

/** The page of a visitor. */
function Welcome() {
  return (
    <div className={styles.welcome}>
      <div className={shared.parts}>
        <p className={styles.lead}>Проекты, задания и консультации ваших студентов</p>
        <Introduction />
        <div className={shared.row}>
          <ButtonLink to="/login" variant="contained">
            Войти
          </ButtonLink>
          <ButtonLink to="/register" variant="outlined">
            Регистрация
          </ButtonLink>
        </div>
      </div>
      <ListPicture />
      <ul className={styles.purposes}>
        {(['repositoryHub', 'cloudDrive', 'planner'] as const).map((kind) => (
          <li key={kind} className={shared.card}>
            <Purpose kind={kind} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Theme, student, and the tasks of the semester in their order. */
const PICTURE = [
  ['Мониторинг качества воздуха', 'Иванов А. А.', 'done done late open open'],
  ['Распознавание рукописных конспектов', 'Попов Н. А.', 'done done done open open'],
  ['Рекомендации для библиотеки', 'Семёнов Р. П.', 'done done done open open'],
  ['Голосовой помощник для музея', 'Захарова В. С.', 'done late late open open'],
  ['Маршруты по заповедникам Урала', 'Андреева Д. Н.', 'done done done done open'],
] as const;

/** What the list of projects looks like. */
function ListPicture() {
  return (
    <ul aria-hidden className={styles.picture}>
      {PICTURE.map(([theme, student, tasks]) => (
        <li key={theme}>
          <div>
            <p className={shared.name}>{theme}</p>
            <p className={shared.quiet}>{student}</p>
          </div>
          <span className={styles.strip}>
            {tasks.split(' ').map((task, place) => (
              // The tasks of a picture never change their places.
              // oxlint-disable-next-line react/no-array-index-key
              <i key={place} className={classes(styles.task, styles[task])} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
