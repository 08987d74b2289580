import * as z from 'zod/mini';

/** What a required field says when it is empty; the specification names no text for most of them. */
export const REQUIRED = 'Обязательное поле';

/** A text that a form cannot do without; blanks around it are not part of it. */
export const requiredText = z.string().check(z.trim(), z.minLength(1, REQUIRED));
