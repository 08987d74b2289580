import * as z from 'zod/mini';
import { withoutInvisible } from '@/lib/fold-text';

/** Message of an empty required field; the specification defines no text for most of them. */
export const REQUIRED = 'Обязательное поле';

/** The text of a field of one line, without surrounding blanks and characters that nobody sees. */
export const lineText = z.string().check(z.overwrite(withoutInvisible), z.trim());
/** The same, required. */
export const requiredText = lineText.check(z.minLength(1, REQUIRED));

const DAY = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const MINUTE = String.raw`${DAY}T([01]\d|2[0-3]):[0-5]\d`;

/** Text of a date field, `2026-05-01` or `''`; the form decides whether it may be empty. */
export const dateText = fieldOf(DAY);
/** The text of a date and time field, `2026-05-01T18:00` or `''`. */
export const dateTimeText = fieldOf(MINUTE);

/** Refuses `BAD_DATE` first: the checks of a form need a date. */
function fieldOf(time: string) {
  return z
    .string()
    .check(z.regex(new RegExp(`^(${time})?$`), { error: 'Такой даты нет', abort: true }));
}
