import * as z from 'zod/mini';
import { readWholeNumber } from '@/lib/decimal';

/** Days that deadlines can be moved by: ten years. */
export const MOST_DAYS = 3_650;

/** What is taken from which project: `project` is its id, `''` while none is chosen. */
export const takenTasksForm = z.object({
  project: z.string(),
  days: z
    .string()
    .check(
      z.refine(
        (text) => Math.abs(readWholeNumber(text)) <= MOST_DAYS,
        'Целое число дней, назад — с минусом',
      ),
    ),
});
