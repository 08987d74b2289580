import {
  isWeightGiven,
  showTenths,
  sumOfTenths,
  WEIGHT_TENTHS,
  weightedSum,
} from '@/domain/weights';
import { showDecimal } from '@/lib/decimal';
import { type GradesForm } from '@/schemas/grades-form';
import styles from './weight-summary.module.css';

/** How much of the weight is still to give, and what keeps the form from being sent (spec §5). */
export function WeightSummary({ criteria }: { criteria: GradesForm['criteria'] }) {
  const sum = sumOfTenths(criteria);
  const weighted = weightedSum(criteria);
  return (
    <output className={styles.summary}>
      {!isWeightGiven(criteria) && (
        // The number as the specification has it (decisions §5).
        <p className={styles.wrong}>сумма весов оценок не равна 1 ({sum / 10})!</p>
      )}
      {criteria.length > 0 && <p>{restText(WEIGHT_TENTHS.sum - sum)}</p>}
      {weighted !== undefined && (
        <>
          <p className={styles.weighted}>Взвешенная сумма: {showDecimal(weighted)}</p>
          <p>Это арифметика по оценкам и весам; оценку руководителя считает сервер.</p>
        </>
      )}
    </output>
  );
}

/** `rest` in tenths, negative when too much is given. */
function restText(rest: number): string {
  if (rest > 0) return `Осталось распределить: ${showTenths(rest)}`;
  if (rest < 0) return `Распределено лишнее: ${showTenths(-rest)}`;
  return 'Вес распределён полностью';
}
