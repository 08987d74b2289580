import * as z from 'zod/mini';
import { EMPTY_LIST, lostIn, type ReadList, type ReadRecord } from '@/domain/read-list';
import { type Id, isNoId, toId } from '@/lib/id';
import { isRecord } from '@/lib/record';
import { readInstant, readWallClock, type WallClock } from '@/lib/served-time';

/*
 * Building blocks for answers. Servers of this contract are Go programs: empty slices come as `null`, zero values
 * are omitted, unknown fields are common. All of that is normalised here, so that the rest of the app knows only "a
 * value" or `undefined`. Integers beyond 2⁵³ are bigints (lib/json.ts).
 */

// zod's compiled parsers probe `eval`, which a strict Content-Security-Policy reports.
z.config({ jitless: true });

/** Parses an answer. */
export type AnswerSchema<Output> = z.ZodMiniType<Output>;

const GO_ZERO_TIME = '0001-01-01T00:00:00';

const longInteger = z.bigint();
const digits = z.string().check(z.regex(/^\d+$/));

/** A text that may be absent, `null` or empty: all three become `undefined`. */
export const optionalText = z.pipe(
  z.nullish(z.union([z.string(), z.number(), longInteger])),
  z.transform((served) => String(served ?? '') || undefined),
);

/** A text: absent or `null` become `''`. */
export const text = z.pipe(
  optionalText,
  z.transform((served) => served ?? ''),
);

/** A positive identifier, served as a number or as digits; a number if it is exact. */
export const id = z.pipe(
  z.union([z.int(), longInteger, digits]).check(z.refine((served) => !isNoId(served))),
  z.transform((served): Id => (typeof served === 'number' ? served : toId(served))),
);

/** An identifier that is only passed on, as served. */
export const opaqueId = z.union([z.number(), z.string(), longInteger]);

/** A missing identifier: absent, `null`, `''`, zero or below (decisions §1). */
const noId = z.pipe(
  z.nullish(opaqueId.check(z.refine(isNoId))),
  z.transform(() => undefined),
);

/** An identifier that may be missing. */
export const optionalId = z.union([noId, id]);

/** An optional identifier that is only passed on. */
export const optionalOpaqueId = z.union([noId, opaqueId]);

/** A required identifier that is only passed on, as served. */
export const requiredOpaqueId = opaqueId.check(z.refine((served) => !isNoId(served)));

/** An identifier in a body: `integerOf` has made it an integer with all its digits. */
export const sentId = z.union([z.int(), longInteger]);

/** A number that Go omits when it is zero. */
export const zeroableNumber = z.pipe(
  z.nullish(z.union([z.number(), longInteger])),
  z.transform((served) => Number(served ?? 0)),
);

/** A number for which zero means "there is none" (grades, courses, years). */
export const nonZeroNumber = z.pipe(
  z.nullish(z.union([z.number(), longInteger, digits, z.literal('')])),
  z.transform((served) => Number(served ?? 0) || undefined),
);

/** A flag that Go omits when it is false. */
export const flag = z.pipe(
  z.nullish(z.boolean()),
  z.transform((value) => value ?? false),
);

/** No time: Go's zero time means there is none. */
const noTime = z.pipe(
  z.nullish(z.string().check(z.refine((time) => time === '' || isGoZeroTime(time)))),
  z.transform(() => undefined),
);

/** That wall clock with any offset, or the same instant in another zone. */
function isGoZeroTime(time: string): boolean {
  if (time.startsWith(GO_ZERO_TIME)) return true;
  // Offsets of that year had seconds, which RFC 3339 cuts off.
  return Math.abs(Date.parse(time) - Date.parse(`${GO_ZERO_TIME}Z`)) < 60_000;
}

/** An instant in milliseconds; a record with an unreadable one counts as lost. */
export const instant = z.pipe(z.pipe(z.string(), z.transform(readInstant)), z.number());
export const optionalInstant = z.union([noTime, instant]);

/** A wall clock marked as UTC (decisions §1), likewise. */
export const optionalWallClock = z.union([
  noTime,
  z.pipe(
    z.pipe(z.string(), z.transform(readWallClock)),
    z.custom<WallClock>((clock) => clock !== undefined),
  ),
]);

/** An object that may be absent, `null` or `''`. */
export function optionalObject<Schema extends z.ZodMiniType>(schema: Schema) {
  const nothing = z.pipe(
    z.nullish(z.literal('')),
    z.transform(() => undefined),
  );
  return z.union([nothing, schema]);
}

/** A record of the wire, given to the rest of the app as `read` makes of it. */
export function record<Shape extends z.core.$ZodShape, Read>(
  shape: Shape,
  read: (served: z.output<z.ZodMiniObject<Shape>>) => Read,
) {
  return z.pipe(z.object(shape), z.transform(read));
}

/**
 * A field that is only displayed: one of the wrong type counts as absent instead of failing the whole
 * answer. Not for fields that are sent back, nor for records of a list, which are dropped as a whole.
 */
export function shown<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(schema, () => schema.parse(undefined));
}

/** A number that is only displayed; of the wrong type it is `undefined`, not zero. */
export const shownNumber = z.catch(z.union([zeroableNumber, z.literal(undefined)]), undefined);

/**
 * A record whose fields are read one by one, because some of them are sent back: an unreadable field counts as
 * absent and as lost, so that nothing is sent in its place. A value that is no record counts as one lost field.
 */
export function fieldByField<Shape extends z.core.$ZodShape>(shape: Shape) {
  const fields = z.object(shape);
  return z.pipe(
    z.unknown(),
    z.transform((served): ReadRecord<z.output<typeof fields>> => {
      const { success, data, error } = fields.safeParse(served);
      if (success) return { ...data, lost: 0 };
      const lost = new Set(error.issues.map(({ path }) => path[0]));
      const read = isRecord(served) && !lost.has(undefined) ? Object.entries(served) : [];
      const rest = Object.fromEntries(read.filter(([name]) => !lost.has(name)));
      return { ...fields.parse(rest), lost: lost.size };
    }),
  );
}

/**
 * A list; absent or `null` become empty. An unreadable record is dropped and counted as lost, including
 * those in nested lists.
 */
export function list<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.nullish(z.array(z.unknown())),
    z.transform((records): ReadList<z.output<Item>> => {
      const items: z.output<Item>[] = [];
      let lost = 0;
      for (const served of records ?? []) {
        const { success, data } = item.safeParse(served);
        if (success) items.push(data);
        lost += success ? lostIn(data) : 1;
      }
      return { items, lost };
    }),
  );
}

/** A list that is only displayed; a value that is no list counts as one lost record. */
export function shownList<Item extends z.ZodMiniType>(item: Item) {
  return z.catch(list(item), { items: [], lost: 1 });
}

/** An answer with one list under a field (`{ projects: […] }`), unwrapped. */
export function listAnswer<Item extends z.ZodMiniType>(field: string, item: Item) {
  return z.pipe(
    z.nullish(z.object({ [field]: list(item) })),
    z.transform((answer): ReadList<z.output<Item>> => answer?.[field] ?? EMPTY_LIST),
  );
}
