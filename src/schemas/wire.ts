import * as z from 'zod/mini';

/*
 * Building blocks for what the server answers. Servers of this contract are Go programs: empty
 * slices come as `null`, zero values are left out, extra fields are everywhere. Everything is
 * normalised here once, so that the rest of the app knows only "a value" or `undefined`.
 */

// zod's compiled parsers probe `eval`, which a strict Content-Security-Policy reports.
z.config({ jitless: true });

const GO_ZERO_TIME = '0001-01-01T00:00:00Z';

/** A text that may be absent, `null` or empty: all three become `undefined`. */
export const optionalText = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => (value === null || value === '' ? undefined : value?.toString())),
);

/** A text that is shown where one is expected: absent or `null` become `''`. */
export const text = z.pipe(
  optionalText,
  z.transform((value) => value ?? ''),
);

const digits = z.pipe(
  z.string().check(z.regex(/^\d+$/)),
  z.transform((value) => Number(value)),
);

/** An identifier that may come as a number or as digits in a text; always a number after parsing. */
export const id = z.union([z.int(), digits]);

/** An identifier that is only passed on: number or text, kept as it was served. */
export const opaqueId = z.union([z.number(), z.string()]);

/** A number that a Go server leaves out when it is zero. */
export const zeroableNumber = z.pipe(
  z.nullish(z.number()),
  z.transform((value) => value ?? 0),
);

/** A number for which zero means "there is none" (grades, courses, years, links to projects). */
export const nonZeroNumber = z.pipe(
  z.nullish(z.union([z.number(), digits, z.literal('')])),
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

/** A list that may be absent or `null`: both become `[]`. */
export function list<Item extends z.ZodMiniType>(item: Item) {
  const none = z.pipe(
    z.nullish(z.never()),
    z.transform((): z.output<Item>[] => []),
  );
  return z.union([none, z.array(item)]);
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
