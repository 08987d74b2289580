import { lostIn, type ReadList } from '@/domain/read-list';
import { type Id, toId } from '@/lib/id';
import { isRecord } from '@/lib/record';

/*
 * How values of the server are read, in plain functions: what the first screen reads is there without
 * zod, whose schemas for all else are made of the same (wire.ts). Servers of this contract are Go
 * programs: empty slices come as `null`, zero values are left out, extra fields are everywhere.
 * Everything is normalised here once, so that the rest of the app knows only "a value" or `undefined`.
 * Integers beyond 2⁵³ come as bigint (lib/json.ts). What is none of it is a TypeError.
 */

const GO_ZERO_TIME = '0001-01-01T00:00:00';

/** What reads an answer: zod's schemas do, and those of `schemaOf`. */
export interface Schema<Output> {
  parse(served: unknown): Output;
  safeParse(
    served: unknown,
  ):
    | { success: true; data: NoInfer<Output>; error?: undefined }
    | { success: false; data?: undefined; error: unknown };
}

/** A function that throws at what it cannot read, as a schema. */
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
 * A date-time text. Go's zero time means there is none: its clock with the offset of any zone, or the
 * same instant as that zone's clock shows it.
 */
export function readOptionalTime(served: unknown): string | undefined {
  const time = readOptionalText(served);
  if (time === undefined || time.startsWith(GO_ZERO_TIME)) return undefined;
  return Date.parse(time) === Date.parse(`${GO_ZERO_TIME}Z`) ? undefined : time;
}

/** A text that is shown where one is expected: absent or `null` become `''`. */
export function readText(served: unknown): string {
  return readOptionalText(served) ?? '';
}

/** An identifier, which may come as a number or as digits in a text; a number where one can hold it. */
export function readId(served: unknown): Id {
  if (typeof served === 'number' && Number.isSafeInteger(served)) return served;
  if (typeof served === 'bigint' || isDigits(served)) return toId(served);
  throw new TypeError('not an identifier');
}

/** An integer that is sent. */
export function readInteger(given: unknown): number {
  if (typeof given === 'number' && Number.isSafeInteger(given)) return given;
  throw new TypeError('not an integer');
}

/** A number that a Go server leaves out when it is zero. */
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
 * A list that may be absent or `null`: both become an empty one. A record that cannot be read is left
 * out and counted as lost, as are those in lists inside of records.
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
 * A field that a page only shows: a value of the wrong type counts as absent and costs the page nothing
 * else. Not for a field that is sent back, nor for a record of a list, which is left out as a whole.
 */
export function readShown<Value>(served: unknown, read: (served: unknown) => Value): Value {
  const { success, data } = schemaOf(read).safeParse(served);
  return success ? data : read(undefined);
}

/** A list that a page only shows; a value that is no list has lost one record. */
export function readShownList<Item>(served: unknown, item: Schema<Item>): ReadList<Item> {
  const { success, data } = schemaOf(() => readList(served, item)).safeParse(served);
  return success ? data : { items: [], lost: 1 };
}

/** An answer that is one list under a field (`{ projects: […] }`), as the list itself. */
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

/** `undefined` for what is absent or `null`. */
function nothing(served: unknown, wanted: string): undefined {
  if (served === undefined || served === null) return undefined;
  throw new TypeError(`not ${wanted}`);
}
