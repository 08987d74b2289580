import { useQuery } from '@tanstack/react-query';
import { AppLink } from '@/components/link';
import { Section } from '@/components/section';
import shared from '@/components/shared.module.css';
import { UnreadableRecords } from '@/components/unreadable-records';
import type { Grades } from '@/domain/grades';
import { showDecimal } from '@/lib/decimal';
import type { Id } from '@/lib/id';
import { showWallDate } from '@/lib/time';
import { statisticsOptions } from '@/queries/statistics';
import styles from './project-glance.module.css';

interface GradesGlanceProps {
  projectId: Id;
  /** Until then only what is in the cache is shown. */
  mayRead: boolean;
}

/** The grades that are given, and the date of the review. */
export function GradesGlance({ projectId, mayRead: enabled }: GradesGlanceProps) {
  const { data: statistics, isFetched } = useQuery({ ...statisticsOptions(projectId), enabled });
  const grades = statistics?.grades;
  const isNone = statistics && grades?.lost !== 1 && !hasGrade(grades);
  return (
    <Section heading="Оценки">
      <div className={styles.card}>
        {!statistics && <p>{isFetched ? '—' : '…'}</p>}
        <UnreadableRecords count={grades?.lost ?? 0} />
        {isNone && <p>Оценок пока нет</p>}
        {hasGrade(grades) && (
          <>
            <dl className={styles.grades}>
              <Grade term="За защиту" value={grades?.defence} />
              <Grade term="Руководителя" value={grades?.supervisor} />
              <Grade term="Итоговая" value={grades?.final} />
            </dl>
            {grades?.review?.date && (
              <p className={shared.quiet}>Отзыв от {showWallDate(grades.review.date)}</p>
            )}
          </>
        )}
        <AppLink to="/projects/$projectId/stats" params={{ projectId }}>
          {isNone ? 'Поставить' : 'Все оценки'}
        </AppLink>
      </div>
    </Section>
  );
}

function hasGrade(grades: Grades | undefined): boolean {
  return (grades?.defence ?? grades?.supervisor ?? grades?.final) !== undefined;
}

function Grade({ term, value }: { term: string; value: number | undefined }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{showDecimal(value) ?? '—'}</dd>
    </div>
  );
}
