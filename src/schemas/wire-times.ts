import * as z from 'zod/mini';
import { readInstant, readWallClock } from '@/lib/served-time';
import { optionalTime } from './wire';

/* Times of answers: apart from the other building blocks, since the list of projects has none. */

/** An instant in milliseconds; what is no time stays as it was served. */
export const optionalInstant = z.pipe(
  optionalTime,
  z.transform((value) => (value === undefined ? undefined : readInstant(value))),
);

/** An instant in milliseconds, without which a record is none. */
export const instant = z.pipe(z.pipe(z.string(), z.transform(readInstant)), z.number());

/** A wall clock marked as UTC (decisions §1); what is no time stays as it was served. */
export const optionalWallClock = z.pipe(
  optionalTime,
  z.transform((value) => (value === undefined ? undefined : readWallClock(value))),
);
