import * as z from 'zod/mini';
import { toId } from '@/lib/id';
import { lacking, type ServedList, unreadableCount } from '@/lib/unreadable';

/*
 * Building blocks for what the server answers. Servers of this contract are Go programs: empty
 * slices come as `null`, zero values are left out, extra fields are everywhere. Everything is
 * normalised here once, so that the rest of the app knows only "a value" or `undefined`. Integers
 * beyond 2⁵³ come as bigint (lib/json.ts).
 */

// zod's compiled parsers probe `eval`, which a strict Content-Security-Policy reports.
z.config({ jitless: true });

const GO_ZERO_TIME = '0001-01-01T00:00:00Z';

/** A text that may be absent, `null` or empty: all three become `undefined`. */
export const optionalText = z.pipe(
  z.nullish(z.union([z.string(), z.number(), z.bigint()])),
  z.transform((value) => (value === null || value === '' ? undefined : value?.toString())),
);

/** A text that is shown where one is expected: absent or `null` become `''`. */
export const text = z.pipe(
  optionalText,
  z.transform((value) => value ?? ''),
);

const digits = z.string().check(z.regex(/^\d+$/));

const longInteger = z.bigint();

/** An identifier, which may come as a number or as digits in a text; a number where one can hold it. */
export const id = z.union([
  z.int(),
  z.pipe(
    z.union([digits, longInteger]),
    z.transform((served) => toId(served)),
  ),
]);

/** An identifier that is only passed on: number or text, kept as it was served. */
export const opaqueId = z.union([z.number(), z.string(), longInteger]);

/** An identifier for which zero means "there is none" (links to projects). */
export const nonZeroId = z.pipe(
  z.nullish(z.union([id, z.literal('')])),
  z.transform((value) => (value === '' || value === 0 || value === null ? undefined : value)),
);

/** An identifier in a body: `integerOf` has made it an integer with all its digits. */
export const sentId = z.union([z.int(), longInteger]);

const number = z.union([z.number(), z.pipe(longInteger, z.transform(Number))]);

/** A number that a Go server leaves out when it is zero. */
export const zeroableNumber = z.pipe(
  z.nullish(number),
  z.transform((value) => value ?? 0),
);

/** A number for which zero means "there is none" (grades, courses, years). */
export const nonZeroNumber = z.pipe(
  z.nullish(z.union([number, z.pipe(digits, z.transform(Number)), z.literal('')])),
  z.transform((value) => (value === '' || value === 0 || value === null ? undefined : value)),
);

/** A flag that a Go server leaves out when it is false. */
export const flag = z.pipe(
  z.nullish(z.boolean()),
  z.transform((value) => value ?? false),
);

/** A date-time text; Go's zero time means there is none. */
export const optionalTime = z.pipe(
  optionalText,
  z.transform((value) => (value === GO_ZERO_TIME ? undefined : value)),
);

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

/**
 * A list that may be absent or `null`: both become `[]`. A record that cannot be read is left out
 * and counted (`unreadableCount`), as are those in lists inside of records.
 */
export function list<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.nullish(z.array(z.unknown())),
    z.transform((served: unknown[] | null | undefined) => readRecords(served ?? [], item)),
  );
}

/** A list that a page only shows; one that is none counts as a record that cannot be read. */
export function shownList<Item extends z.ZodMiniType>(item: Item) {
  return z.catch(list(item), () => lacking<z.output<Item>>([], 1));
}

function readRecords<Item extends z.ZodMiniType>(
  served: readonly unknown[],
  item: Item,
): ServedList<z.output<Item>> {
  const records: z.output<Item>[] = [];
  let unreadable = 0;
  for (const one of served) {
    const { success, data } = item.safeParse(one);
    if (success) records.push(data);
    unreadable += success ? unreadableCount(data) : 1;
  }
  return lacking(records, unreadable);
}

/** An answer that is one list under a field (`{ projects: […] }`), as the list itself. */
export function listAnswer<Item extends z.ZodMiniType>(field: string, item: Item) {
  return z.pipe(
    z.nullish(z.record(z.string(), z.unknown())),
    z.pipe(
      z.transform((answer: Record<string, unknown> | null | undefined) => answer?.[field]),
      list(item),
    ),
  );
}
