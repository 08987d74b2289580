import { STATUS } from '@/components/status';
import {
  isWeightGiven,
  showTenths,
  sumOfTenths,
  WEIGHT_TENTHS,
  weightedSum,
  weightOf,
} from '@/domain/weights';
import { showDecimal } from '@/lib/decimal';
import { type GradesForm } from '@/schemas/grades-form';
import styles from './weight-summary.module.css';

/** The weight left to assign, and why the form cannot be saved (spec §5). */
export function WeightSummary({ criteria }: { criteria: GradesForm['criteria'] }) {
  const sum = sumOfTenths(criteria);
  const weighted = weightedSum(criteria);
  return (
    <div {...STATUS} className={styles.summary}>
      {!isWeightGiven(criteria) && (
        // The specification writes a decimal point (decisions §5).
        <p className={styles.wrong}>сумма весов оценок не равна 1 ({weightOf(sum)})!</p>
      )}
      {criteria.length > 0 && <p>{restText(WEIGHT_TENTHS.sum - sum)}</p>}
      {weighted !== undefined && (
        <>
          <p className={styles.weighted}>Взвешенная сумма: {showDecimal(weighted)}</p>
          <p>Это арифметика по оценкам и весам; оценку руководителя считает сервер.</p>
        </>
      )}
    </div>
  );
}

/** `rest` in tenths; negative if the weights exceed 1. */
function restText(rest: number): string {
  if (rest > 0) return `Осталось распределить: ${showTenths(rest)}`;
  if (rest < 0) return `Распределено лишнее: ${showTenths(-rest)}`;
  return 'Вес распределён полностью';
}
