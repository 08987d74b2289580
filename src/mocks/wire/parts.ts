import * as z from 'zod/mini';

/*
 * The parts of the sandbox's own schemas of the contract (spec §3, §5, §7). They share nothing with the app's
 * schemas, so that the sandbox notices mistakes in those.
 */

/** An id of the server: a positive integer. */
export const recordId = z.int().check(z.gte(1));

/** The digits of an id, few enough for an exact number, as which the sandbox keeps it. */
export const idText = z.string().check(z.regex(/^[1-9]\d{0,14}$/));

/** An id that the app sends back as it was received: a number, or a string of its digits (decisions §1). */
export const passedId = z.union([recordId, idText]);

/** A text that is not empty. */
export const someText = z.string().check(z.minLength(1));

/** Grades are integers from 1 to 10 (spec §5). */
export const grade = z.int().check(z.gte(1), z.lte(10));

/** The weight of a criterion, 0.1 to 1 (spec §5). */
export const weight = z.number().check(z.gte(0.1), z.lte(1));

/** An instant with its zone: `2026-11-20T07:00:00.000Z`. */
export const instant = z.iso.datetime({ offset: true });

/** An instant in UTC, as clients send it. */
export const utcInstant = z.iso.datetime();

/** A wall clock marked as UTC, to the second: `2026-05-01T18:00:00Z` (decisions §1). */
export const markedWallClock = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/));

/** The code of an option in one of the server's lists; 0 is valid. */
export const code = z.int();
