/**
 * The value under a name that came from outside: an object of JavaScript has names of its own, such as
 * `constructor`, under which nothing was put.
 */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
