import { nameKey } from './fold-text';
import { isolated } from './isolate-text';

/**
 * The label of each item, in the order of the items. Labels that a reader takes for the same (`nameKey`)
 * are told apart: behind them stands what the first of the candidates that differs for all of them says,
 * or else what the last one says.
 *
 * @param candidates what tells an item from another of its name; `undefined` where it has nothing there.
 * @param separator stands between a label and what is added to it.
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
        .map((part = '') => isolated(part))
        .join(separator);
    }
  }
  return labels;
}

/** The indexes of the labels, those of one name together. */
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
