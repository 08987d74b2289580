import * as z from 'zod/mini';

/** GET /students: the contract does not define the shape (spec §7), so the JSON is passed on. */
export const studentsAnswer = z.unknown().check(z.refine((answer) => answer !== undefined));
