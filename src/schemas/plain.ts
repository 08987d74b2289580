import { lostIn, type ReadList } from '@/domain/read-list';
import { type Id, isNoId, toId } from '@/lib/id';
import { isRecord } from '@/lib/record';

/*
 * Readers of served values as plain functions: the first screen uses them without zod, and the zod schemas
 * (wire.ts) are built from them. Servers of this contract are Go programs: empty slices come as `null`,
 * zero values are omitted, unknown fields are common. All of that is normalised here, so that the rest of
 * the app knows only "a value" or `undefined`. Integers beyond 2⁵³ are bigints (lib/json.ts). Unreadable
 * values throw a TypeError.
 */

const GO_ZERO_TIME = '0001-01-01T00:00:00';

/** Parses an answer: a zod schema or the result of `schemaOf`. */
export interface Schema<Output> {
  parse(served: unknown): Output;
  safeParse(
    served: unknown,
  ):
    | { success: true; data: NoInfer<Output>; error?: undefined }
    | { success: false; data?: undefined; error: unknown };
}

/** Makes a schema of a reader that throws. */
export function schemaOf<Output>(read: (served: unknown) => Output): Schema<Output> {
  return {
    parse: read,
    safeParse(served) {
      try {
        return { success: true, data: read(served) };
      } catch (error) {
        return { success: false, error };
      }
    },
  };
}

/** A text that may be absent, `null` or empty: all three become `undefined`. */
export function readOptionalText(served: unknown): string | undefined {
  if (typeof served === 'number' || typeof served === 'bigint') return String(served);
  return typeof served === 'string' ? served || undefined : nothing(served, 'a text');
}

/**
 * A date-time text. Go's zero time means none: that wall clock with any offset, or the same instant in
 * another zone.
 */
export function readOptionalTime(served: unknown): string | undefined {
  const time = readOptionalText(served);
  if (time === undefined || time.startsWith(GO_ZERO_TIME)) return undefined;
  // Offsets of that year had seconds, which RFC 3339 cuts off.
  return Math.abs(Date.parse(time) - Date.parse(`${GO_ZERO_TIME}Z`)) < 60_000 ? undefined : time;
}

/** A text: absent or `null` become `''`. */
export function readText(served: unknown): string {
  return readOptionalText(served) ?? '';
}

/** A positive identifier, served as a number or as digits; a number if it is exact. */
export function readId(served: unknown): Id {
  const isNumber = typeof served === 'number' && Number.isSafeInteger(served);
  if (!isNumber && typeof served !== 'bigint' && !isDigits(served)) {
    throw new TypeError('not an identifier');
  }
  if (isNoId(served)) throw new TypeError('an identifier that stands for none');
  return typeof served === 'number' ? served : toId(served);
}

/** An integer to send. */
export function readInteger(given: unknown): number {
  if (typeof given === 'number' && Number.isSafeInteger(given)) return given;
  throw new TypeError('not an integer');
}

/** A number that Go omits when it is zero. */
export function readZeroableNumber(served: unknown): number {
  if (typeof served === 'number' || typeof served === 'bigint') return Number(served);
  return nothing(served, 'a number') ?? 0;
}

/** A number for which zero means "there is none" (grades, courses, years). */
export function readNonZeroNumber(served: unknown): number | undefined {
  if (served === '') return undefined;
  return (isDigits(served) ? Number(served) : readZeroableNumber(served)) || undefined;
}

/** The fields of a record. */
export function readRecord(served: unknown): Record<string, unknown> {
  if (isRecord(served) && !Array.isArray(served)) return served;
  throw new TypeError('not a record');
}

/**
 * A list; absent or `null` become empty. An unreadable record is dropped and counted as lost, including
 * those in nested lists.
 */
export function readList<Item>(served: unknown, item: Schema<Item>): ReadList<Item> {
  const items: Item[] = [];
  let lost = 0;
  for (const record of Array.isArray(served) ? served : (nothing(served, 'a list') ?? [])) {
    const { success, data } = item.safeParse(record);
    if (success) items.push(data);
    lost += success ? lostIn(data) : 1;
  }
  return { items, lost };
}

/**
 * A field that is only displayed: a value of the wrong type counts as absent instead of failing the whole
 * answer. Not for fields that are sent back, nor for records of a list, which are dropped as a whole.
 */
export function readShown<Value>(served: unknown, read: (served: unknown) => Value): Value {
  const { success, data } = schemaOf(read).safeParse(served);
  return success ? data : read(undefined);
}

/** A list that is only displayed; a value that is no list counts as one lost record. */
export function readShownList<Item>(served: unknown, item: Schema<Item>): ReadList<Item> {
  const { success, data } = schemaOf(() => readList(served, item)).safeParse(served);
  return success ? data : { items: [], lost: 1 };
}

/** An answer with one list under a field (`{ projects: […] }`), unwrapped. */
export function readListAnswer<Item>(
  served: unknown,
  field: string,
  item: Schema<Item>,
): ReadList<Item> {
  return readList((served ?? undefined) && readRecord(served)[field], item);
}

function isDigits(served: unknown): served is string {
  return typeof served === 'string' && /^\d+$/.test(served);
}

/** `undefined` for an absent or `null` value; throws for others. */
function nothing(served: unknown, wanted: string): undefined {
  if (served === undefined || served === null) return undefined;
  throw new TypeError(`not ${wanted}`);
}
