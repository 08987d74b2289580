import * as z from 'zod/mini';
import type { ReadRecord } from '@/domain/read-list';
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

/* Building blocks for what the server answers, of plain.ts, and those that only zod has. */

// zod's compiled parsers probe `eval`, which a strict Content-Security-Policy reports.
z.config({ jitless: true });

/** A text that may be absent, `null` or empty: all three become `undefined`. */
export const optionalText = zodOf(readOptionalText);

/** A text that is shown where one is expected: absent or `null` become `''`. */
export const text = zodOf(readText);

const longInteger = z.bigint();

/** An identifier, which may come as a number or as digits in a text; a number where one can hold it. */
export const id = zodOf(readId);

/** An identifier that is only passed on: number or text, kept as it was served. */
export const opaqueId = z.union([z.number(), z.string(), longInteger]);

/** An identifier for which zero means "there is none" (links to projects). */
export const nonZeroId = z.pipe(
  z.nullish(z.union([id, z.literal('')])),
  z.transform((value) => (value === '' || value === 0 || value === null ? undefined : value)),
);

/** An identifier in a body: `integerOf` has made it an integer with all its digits. */
export const sentId = z.union([z.int(), longInteger]);

/** A number that a Go server leaves out when it is zero. */
export const zeroableNumber = zodOf(readZeroableNumber);

/** A number for which zero means "there is none" (grades, courses, years). */
export const nonZeroNumber = zodOf(readNonZeroNumber);

/** A flag that a Go server leaves out when it is false. */
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
 * A field that a page only shows: one of the wrong type is as good as absent, and costs the page
 * nothing else. Not for what is sent back, nor for a record of a list, which is left out as a whole.
 */
export function shown<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(schema, () => schema.parse(undefined));
}

/** A number that a page only shows; one of the wrong type is `undefined`, and no zero. */
export const shownNumber = z.catch(z.union([zeroableNumber, z.undefined()]), undefined);

/**
 * A record of which each field is read alone, because something of it is sent back: a field of the
 * wrong type counts as absent and as lost, so that nothing is sent in its place. A value that is no
 * record at all has lost one.
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
 * A list that may be absent or `null`: both become an empty one. A record that cannot be read is left
 * out and counted as lost, as are those in lists inside of records; what is no list has lost one.
 */
export function shownList<Item extends z.ZodMiniType>(item: Item) {
  return zodOf((served) => readShownList<z.output<Item>>(served, item));
}

/** An answer that is one list under a field (`{ projects: […] }`), as the list itself. */
export function listAnswer<Item extends z.ZodMiniType>(field: string, item: Item) {
  return zodOf((served) => readListAnswer<z.output<Item>>(served, field, item));
}

/** A plain function that throws at what it cannot read, as a schema of zod's. */
export function zodOf<Output>(read: (served: unknown) => Output) {
  const schema = schemaOf(read);
  return z.pipe(
    // A field that is absent is read too.
    z.optional(z.unknown()),
    z.transform((served, { issues }): Output => {
      const { success, data, error } = schema.safeParse(served);
      if (success) return data;
      issues.push({ code: 'custom', message: String(error), input: served });
      return z.NEVER;
    }),
  );
}
