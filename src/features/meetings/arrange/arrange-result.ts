import { failureStatus } from '@/api/errors';
import { failureDetails } from '@/api/failure-details';
import { failedResult, type Result } from '@/components/result';
import type { Interval } from '@/lib/intervals';
import { formatDay, formatRange, formatTime } from '@/lib/time';
import { OverlapError } from '@/queries/new-meeting';

const TAKEN = 400;

/** The slot is there (spec §8 "Add slot, 200"). */
export function successResult({ start, end }: Interval): Result {
  return { success: true, title: 'Встреча назначена!', text: formatRange(start, end) };
}

/**
 * Another meeting is in the way, the server refused, or there was no usable answer, which counts as
 * 500 (spec §8 "Add slot").
 *
 * @param addAnyway what the professor may do about slots that only this browser knows of.
 */
export function failureResult(error: Error, addAnyway: () => void): Result {
  if (error instanceof OverlapError) return overlapResult(error, addAnyway);
  const status = failureStatus(error);
  if (status === TAKEN) return { success: false, title: 'На это время уже назначена встреча!' };
  return failedResult('Произошла ошибка при назначении встречи!', status, failureDetails(error));
}

function overlapResult({ start, isOnlyRemembered }: OverlapError, addAnyway: () => void): Result {
  return {
    success: false,
    title: 'Пересечение встреч!',
    ...(start !== undefined && {
      text: `Начало существующей встречи: ${formatDay(start)}, ${formatTime(start)}`,
    }),
    ...(isOnlyRemembered && { otherwise: { label: 'Добавить всё равно', run: addAnyway } }),
  };
}
