/** Whether the keys that both lists contain are in the same order. */
export function hasSameOrder(before: readonly string[], after: readonly string[]): boolean {
  const places = new Map(before.map((key, index) => [key, index]));
  const common = after.map((key) => places.get(key)).filter((place) => place !== undefined);
  return common.every((place, i) => i === 0 || place > (common[i - 1] ?? -1));
}
