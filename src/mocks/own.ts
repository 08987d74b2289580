/**
 * The value under a name from outside; `undefined` for names that every object inherits, such as
 * `constructor`.
 */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
