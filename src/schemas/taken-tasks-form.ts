import * as z from 'zod/mini';
import { readWholeNumber } from '@/lib/decimal';

/** Days that deadlines can be moved by: ten years. */
export const MOST_DAYS = 3_650;

/** By how many days the deadlines of taken tasks are moved. */
export const takenTasksForm = z.object({
  days: z
    .string()
    .check(
      z.refine(
        (text) => Math.abs(readWholeNumber(text)) <= MOST_DAYS,
        'Целое число дней, назад — с минусом',
      ),
    ),
});
