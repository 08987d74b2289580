import { type ComponentProps, useId } from 'react';
import { ProseText } from '@/components/prose-text';
import shared from '@/components/shared.module.css';
import { type Criterion, GRADE, type GradedCriterion, type Review } from '@/domain/grades';
import { lostIn } from '@/domain/read-list';
import { showTenths } from '@/domain/weights';
import { showDecimal } from '@/lib/decimal';
import { showWallDate } from '@/lib/time';
import styles from './review-table.module.css';

/** The criteria of the supervisor's review with grades and weights (spec §2.5). */
export function ReviewTable({ review }: { review: Review | undefined }) {
  const headingId = useId();
  if (review?.criteria.items.length === 0 && lostIn(review) > 0) return undefined;
  if (!review || review.criteria.items.length === 0) {
    return <p className={shared.quiet}>Критериев отзыва руководителя пока нет.</p>;
  }
  const date = review.date && showWallDate(review.date);
  return (
    <div>
      <div className={styles.head}>
        <h3 id={headingId}>Отзыв руководителя</h3>
        {date && <p className={shared.quiet}>Дата отзыва: {date}</p>}
      </div>
      <CriteriaTable aria-labelledby={headingId} criteria={review.criteria.items} hasGrades />
    </div>
  );
}

interface CriteriaTableProps
  extends Pick<ComponentProps<'table'>, 'aria-label' | 'aria-labelledby'> {
  criteria: readonly (Criterion & Partial<GradedCriterion>)[];
  hasGrades?: boolean;
}

/** Criteria with their weights. */
export function CriteriaTable({ criteria, hasGrades = false, ...name }: CriteriaTableProps) {
  return (
    <table {...name} className={styles.table}>
      <thead>
        <tr>
          {(hasGrades ? ['Критерий', 'Оценка', 'Вес'] : ['Критерий', 'Вес']).map((head) => (
            <th key={head} scope="col" className={shared.quiet}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ text, grade, tenths }, index) => (
          // Criteria have no id, and two may be equal.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <td>
              <div className={styles.criterion}>
                <span>
                  <ProseText>{text || 'Без названия'}</ProseText>
                </span>
                {hasGrades && <progress aria-hidden max={GRADE.max} value={grade ?? 0} />}
              </div>
            </td>
            {hasGrades && <td>{showDecimal(grade) ?? 'нет'}</td>}
            <td>{showTenths(tenths)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
