import * as z from 'zod/mini';
import { REQUIRED } from './messages';

/** A text that a form cannot do without; blanks around it are not part of it. */
export const requiredText = z.string().check(z.trim(), z.minLength(1, REQUIRED));
