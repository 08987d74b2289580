import * as z from 'zod/mini';
import type { ReadRecord } from '@/domain/read-list';
import { isNoId } from '@/lib/id';
import { isRecord } from '@/lib/record';
import {
  readId,
  readListAnswer,
  readNonZeroNumber,
  readOptionalText,
  readOptionalTime,
  readShownList,
  readText,
  readZeroableNumber,
  schemaOf,
} from './plain';

/* Building blocks for answers: those of plain.ts as zod schemas, and some that only zod has. */

// zod's compiled parsers probe `eval`, which a strict Content-Security-Policy reports.
z.config({ jitless: true });

/** A text that may be absent, `null` or empty: all three become `undefined`. */
export const optionalText = zodOf(readOptionalText);

/** A text: absent or `null` become `''`. */
export const text = zodOf(readText);

const longInteger = z.bigint();

/** A positive identifier, served as a number or as digits; a number if it is exact. */
export const id = zodOf(readId);

/** An identifier that is only passed on, as served. */
export const opaqueId = z.union([z.number(), z.string(), longInteger]);

/** What stands for no identifier: absent, `null`, `''`, zero or below (decisions §1). */
const noId = z.pipe(
  z.nullish(opaqueId.check(z.refine(isNoId))),
  z.transform(() => undefined),
);

/** An identifier that may be missing. */
export const optionalId = z.union([noId, id]);

/** The same for one that is only passed on. */
export const optionalOpaqueId = z.union([noId, opaqueId]);

/** One that is only passed on, as served, and has to be there. */
export const requiredOpaqueId = opaqueId.check(z.refine((served) => !isNoId(served)));

/** An identifier in a body: `integerOf` has made it an integer with all its digits. */
export const sentId = z.union([z.int(), longInteger]);

/** A number that Go omits when it is zero. */
export const zeroableNumber = zodOf(readZeroableNumber);

/** A number for which zero means "there is none" (grades, courses, years). */
export const nonZeroNumber = zodOf(readNonZeroNumber);

/** A flag that Go omits when it is false. */
export const flag = z.pipe(
  z.nullish(z.boolean()),
  z.transform((value) => value ?? false),
);

/** A date-time text; Go's zero time means there is none. */
export const optionalTime = zodOf(readOptionalTime);

/** An object that may be absent, `null` or `''`. */
export function optionalObject<Schema extends z.ZodMiniType>(schema: Schema) {
  const nothing = z.pipe(
    z.nullish(z.literal('')),
    z.transform(() => undefined),
  );
  return z.union([nothing, schema]);
}

/**
 * A field that is only displayed: one of the wrong type counts as absent instead of failing the whole
 * answer. Not for fields that are sent back, nor for records of a list, which are dropped as a whole.
 */
export function shown<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(schema, () => schema.parse(undefined));
}

/** A number that is only displayed; of the wrong type it is `undefined`, not zero. */
export const shownNumber = z.catch(z.union([zeroableNumber, z.undefined()]), undefined);

/**
 * A record whose fields are read one by one, because some of them are sent back: an unreadable field counts
 * as absent and as lost, so that nothing is sent in its place. A value that is no record counts as one
 * lost.
 */
export function fieldByField<Shape extends z.core.$ZodShape>(shape: Shape) {
  const record = z.object(shape);
  return z.pipe(
    z.unknown(),
    z.transform((served): ReadRecord<z.output<typeof record>> => {
      const { success, data, error } = record.safeParse(served);
      if (success) return { ...data, lost: 0 };
      const lost = new Set(error.issues.map(({ path }) => path[0]));
      const read = isRecord(served) && !lost.has(undefined) ? Object.entries(served) : [];
      const rest = Object.fromEntries(read.filter(([name]) => !lost.has(name)));
      return { ...record.parse(rest), lost: lost.size };
    }),
  );
}

/**
 * A list; absent or `null` become empty. Unreadable records are dropped and counted as lost, including
 * those in nested lists; a value that is no list counts as one lost.
 */
export function shownList<Item extends z.ZodMiniType>(item: Item) {
  return zodOf((served) => readShownList<z.output<Item>>(served, item));
}

/** An answer with one list under a field (`{ projects: […] }`), unwrapped. */
export function listAnswer<Item extends z.ZodMiniType>(field: string, item: Item) {
  return zodOf((served) => readListAnswer<z.output<Item>>(served, field, item));
}

/** Makes a zod schema of a plain reader that throws. */
export function zodOf<Output>(read: (served: unknown) => Output) {
  const schema = schemaOf(read);
  return z.pipe(
    // Reads absent fields too.
    z.optional(z.unknown()),
    z.transform((served, { issues }): Output => {
      const { success, data, error } = schema.safeParse(served);
      if (success) return data;
      issues.push({ code: 'custom', message: String(error), input: served });
      return z.NEVER;
    }),
  );
}
