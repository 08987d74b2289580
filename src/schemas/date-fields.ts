import * as z from 'zod/mini';
import { INCOMPLETE } from '@/lib/time';

const DAY = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const MINUTE = String.raw`${DAY}T([01]\d|2[0-3]):[0-5]\d`;

/** What a date says that is half typed (decisions §2.11). */
const INCOMPLETE_DATE = 'Введите дату полностью';
/** The same of a date with a time. */
export const INCOMPLETE_TIME = 'Введите дату и время полностью';

/** The text of a date field, `2026-05-01` or `''`: whether it may be empty is up to the form. */
export const dateText = z.string().check(written(DAY), whole(INCOMPLETE_DATE));

/** The text of a date and time field, `2026-05-01T18:00` or `''`. */
export const dateTimeText = z.string().check(written(MINUTE), whole(INCOMPLETE_TIME));

/** The text of a date and time field whose form says itself what is missing. */
export const keptDateTimeText = z.string().check(written(MINUTE));

/** What a picker writes: a time, nothing, or the mark of a half-typed one. */
function written(time: string) {
  return z.regex(new RegExp(`^(${time}|${INCOMPLETE})?$`));
}

function whole(error: string) {
  // The checks after it are about a whole date, and have nothing to say of this one.
  return z.refine<string>((text) => text !== INCOMPLETE, { error, abort: true });
}
