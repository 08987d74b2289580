import type { ReactNode } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { ButtonLink } from '@/components/link';
import { Page } from '@/components/page';
import shared from '@/components/shared.module.css';
import type { Strip } from '@/domain/semester';
import { SemesterStrip } from '../projects/semester-strip';
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

/** Theme, student, and how many tasks of the semester are done and late. */
const PICTURE = [
  { theme: 'Мониторинг качества воздуха', student: 'Иванов А. А.', done: 2, late: 1 },
  { theme: 'Распознавание рукописных конспектов', student: 'Попов Н. А.', done: 3, late: 0 },
  { theme: 'Рекомендации для библиотеки', student: 'Семёнов Р. П.', done: 3, late: 0 },
  { theme: 'Голосовой помощник для музея', student: 'Захарова В. С.', done: 1, late: 2 },
  { theme: 'Маршруты по заповедникам Урала', student: 'Андреева Д. Н.', done: 4, late: 0 },
];

/** What the list of projects looks like. */
function ListPicture() {
  return (
    <ul aria-hidden className={styles.picture}>
      {PICTURE.map(({ theme, student, done, late }) => (
        <li key={theme}>
          <div>
            <p className={shared.name}>{theme}</p>
            <p className={shared.quiet}>{student}</p>
          </div>
          <SemesterStrip strip={stripOf(done, late)} />
        </li>
      ))}
    </ul>
  );
}

/** A semester of five tasks. */
function stripOf(done: number, late: number): Strip {
  const lookOf = (task: number) => {
    if (task <= done) return 'closed';
    return task <= done + late ? 'late' : 'open';
  };
  return {
    months: [],
    today: 0.6,
    dots: [1, 2, 3, 4, 5].map((task) => ({ at: task / 6, look: lookOf(task) })),
    bars: [],
    ticks: [],
    text: '',
  };
}
