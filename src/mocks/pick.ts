/** The item at the index, round and round. */
export function pick<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('There is nothing to pick from');
  return item;
}
