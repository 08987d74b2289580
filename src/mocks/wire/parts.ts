import * as z from 'zod/mini';

/*
 * The words of the wire as the sandbox itself reads the contract (spec §3, §5, §7). Nothing here is
 * taken from the application's schemas: a rule that is wrong there must not blind the server too.
 */

/** An id of the server: an integer from 1 on. */
export const recordId = z.int().check(z.gte(1));

/** An id that was served and comes back as it was served: a number, or its digits (decisions §1). */
export const passedId = z.union([recordId, z.string().check(z.regex(/^[1-9]\d*$/))]);

/** A text with something in it. */
export const someText = z.string().check(z.minLength(1));

/** Grades are integers from 1 to 10 (spec §5). */
export const grade = z.int().check(z.gte(1), z.lte(10));

/** The weight of a criterion, 0.1 to 1 (spec §5). */
export const weight = z.number().check(z.gte(0.1), z.lte(1));

/** An instant with its zone: `2026-11-20T07:00:00.000Z`. */
export const instant = z.iso.datetime({ offset: true });

/** An instant in UTC, as clients send one. */
export const utcInstant = z.iso.datetime();

/** A wall clock marked as UTC, to the second: `2026-05-01T18:00:00Z` (decisions §1). */
export const markedWallClock = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/));

/** The code of an entry of one of the server's lists; 0 is one. */
export const code = z.int();
