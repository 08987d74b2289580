/** The item at the index; starts over at the end of the list. */
export function pick<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('There is nothing to pick from');
  return item;
}
