import * as z from 'zod/mini';
import { readInstant, readWallClock } from '@/lib/served-time';
import { optionalTime } from './wire';

/* Times of answers, apart from the other building blocks because the project list has none. */

/** An instant in milliseconds; an unreadable one as served. */
export const optionalInstant = z.pipe(
  optionalTime,
  z.transform((value) => (value === undefined ? undefined : readInstant(value))),
);

/** An instant in milliseconds; required, or the record counts as lost. */
export const instant = z.pipe(z.pipe(z.string(), z.transform(readInstant)), z.number());

/** A wall clock marked as UTC (decisions §1); an unreadable one as served. */
export const optionalWallClock = z.pipe(
  optionalTime,
  z.transform((value) => (value === undefined ? undefined : readWallClock(value))),
);
