import * as z from 'zod/mini';
import { REQUIRED } from './messages';

/** A required text of a form; surrounding blanks are trimmed. */
export const requiredText = z.string().check(z.trim(), z.minLength(1, REQUIRED));
