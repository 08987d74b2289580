import { nameKey } from './fold-text';

/**
 * Labels of the items, in their order. Labels that a reader cannot tell apart (`nameKey`) get a suffix: the
 * first candidate that differs for all of them, or else the last one.
 *
 * @param candidates what may distinguish items with the same label; `undefined` if an item has no such
 *   value.
 * @param separator between a label and its suffix.
 */
export function distinctLabels<Item>(
  items: readonly Item[],
  labelOf: (item: Item) => string,
  candidates: readonly ((item: Item) => string | undefined)[],
  separator = ' · ',
): string[] {
  const labels = items.map(labelOf);
  for (const alike of groupsOf(labels)) {
    if (alike.length === 1) continue;
    const additions = candidates.map((candidate) =>
      alike.map((index) => {
        const item = items[index];
        return item === undefined ? undefined : candidate(item);
      }),
    );
    const chosen = additions.find(areDistinct) ?? additions.at(-1) ?? [];
    for (const [i, index] of alike.entries()) {
      labels[index] = [labels[index], chosen[i]]
        .filter((part) => part !== undefined && part !== '')
        .join(separator);
    }
  }
  return labels;
}

/** Indexes of the labels, grouped by equal name. */
function groupsOf(labels: readonly string[]): Iterable<number[]> {
  const groups = new Map<string, number[]>();
  for (const [index, label] of labels.entries()) {
    const key = nameKey(label);
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  }
  return groups.values();
}

function areDistinct(additions: readonly (string | undefined)[]): boolean {
  return new Set(additions.map((addition) => nameKey(addition ?? ''))).size === additions.length;
}
