import * as z from 'zod/mini';
import { INCOMPLETE } from '@/lib/time';

/** Message of an empty required field; the specification defines no text for most of them. */
export const REQUIRED = 'Обязательное поле';
/** Message for a repository at another hub (decisions §5.41). */
export const OTHER_HUB = 'Это не GitHub';

/** A required text of a form; surrounding blanks are trimmed. */
export const requiredText = z.string().check(z.trim(), z.minLength(1, REQUIRED));

const DAY = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const MINUTE = String.raw`${DAY}T([01]\d|2[0-3]):[0-5]\d`;

/** Message of a half-typed date (decisions §2.11). */
const INCOMPLETE_DATE = 'Введите дату полностью';
/** Message of a half-typed date with time. */
export const INCOMPLETE_TIME = 'Введите дату и время полностью';

/** Text of a date field, `2026-05-01` or `''`; the form decides whether it may be empty. */
export const dateText = z.string().check(written(DAY), whole(INCOMPLETE_DATE));

/** The text of a date and time field, `2026-05-01T18:00` or `''`. */
export const dateTimeText = z.string().check(written(MINUTE), whole(INCOMPLETE_TIME));

/** Text of a date and time field whose form has its own messages for missing values. */
export const keptDateTimeText = z.string().check(written(MINUTE));

/** Values that a date field produces: a time, `''`, or the mark of a half-typed one. */
function written(time: string) {
  return z.regex(new RegExp(`^(${time}|${INCOMPLETE})?$`));
}

function whole(error: string) {
  // The following checks need a complete date.
  return z.refine<string>((text) => text !== INCOMPLETE, { error, abort: true });
}
