import * as z from 'zod/mini';
import { INCOMPLETE } from '@/lib/time';

/** What a date says that is half typed (decisions §2.11). */
const INCOMPLETE_DATE = 'Введите дату полностью';
/** The same of a date with a time. */
export const INCOMPLETE_TIME = 'Введите дату и время полностью';

/** The text of a date field, `2026-05-01` or `''`: whether it may be empty is up to the form. */
export const dateText = z.string().check(whole(INCOMPLETE_DATE));

/** The text of a date and time field, `2026-05-01T18:00` or `''`. */
export const dateTimeText = z.string().check(whole(INCOMPLETE_TIME));

function whole(error: string) {
  // The checks after it are about a whole date, and have nothing to say of this one.
  return z.refine<string>((text) => text !== INCOMPLETE, { error, abort: true });
}
