/** Whether a JSON value equals the wanted one or, for objects, contains its fields; lists are compared whole. */
export function contains(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return Object.is(value, wanted);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(wanted) !== Array.isArray(value)) return false;
  if (Array.isArray(wanted) && wanted.length !== Object.keys(value).length) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(wanted).every(
    ([name, field]) => fields.has(name) && contains(fields.get(name), field),
  );
}
