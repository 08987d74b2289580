import shared from '@/components/shared.module.css';
import type { RunningGrade } from '@/domain/weights';
import { showDecimal } from '@/lib/decimal';

/** The supervisor's grade that the criteria make so far. */
export function SupervisorGrade({ grade: { value, isComplete } }: { grade: RunningGrade }) {
  return (
    <>
      <p>
        <strong>{`Оценка руководителя: ${showDecimal(value)}`}</strong>
      </p>
      {!isComplete && <p className={shared.quiet}>не все критерии оценены</p>}
    </>
  );
}
