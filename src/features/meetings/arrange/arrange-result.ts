import { failureStatus } from '@/api/errors';
import { failedResult, type Result } from '@/components/result';
import type { Interval } from '@/lib/intervals';
import { formatDay, formatRange, formatTime } from '@/lib/time';

const TAKEN = 400;

/** The slot is there (spec §8 "Add slot, 200"). */
export function successResult({ start, end }: Interval): Result {
  return { success: true, title: 'Встреча назначена!', text: formatRange(start, end) };
}

/** Another meeting is in the way and nothing was sent (spec §8 "Add slot, -1"). */
export function overlapResult({ start }: Interval): Result {
  return {
    success: false,
    title: 'Пересечение встреч!',
    text: `Начало существующей встречи: ${formatDay(start)}, ${formatTime(start)}`,
  };
}

/** The server refused, or there was no usable answer, which counts as 500 (spec §8). */
export function failureResult(error: unknown): Result {
  const status = failureStatus(error);
  if (status === TAKEN) return { success: false, title: 'На это время уже назначена встреча!' };
  return failedResult('Произошла ошибка при назначении встречи!', status);
}
