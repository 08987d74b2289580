/** The fields of a form whose values differ from the others. */
export function changedFields<Values extends object>(values: Values, others: Values) {
  const before = new Map(Object.entries(others));
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
    ),
  );
}

/** Whether no field differs. */
export function isSame<Values extends object>(values: Values, others: Values): boolean {
  return Object.keys(changedFields(values, others)).length === 0;
}
