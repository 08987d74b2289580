import { getSession } from '@/api/session-store';
import { type Choice, keepChoice, readChoice } from '@/lib/kept-choice';
import { searchReadBy } from '@/lib/search';

/** The parameters of a page filled from the account's last choice; those of a group are chosen together. */
interface Chosen {
  page: string;
  groups: readonly (readonly string[])[];
}

/**
 * A page's `validateSearch` that applies the account's last choice, so that returning by the menu shows the same.
 * If the address has a parameter of a group, it decides the whole group (decisions §5.45).
 */
export function withChoice<Search extends object>(
  { page, groups }: Chosen,
  read: (asked: Record<string, unknown>) => Search,
) {
  return searchReadBy((asked) => {
    const choice = readChoice(getSession().account, page);
    const free = groups.filter((names) => names.every((name) => asked[name] === undefined)).flat();
    return read({ ...asked, ...Object.fromEntries(free.map((name) => [name, choice[name]])) });
  });
}

/** Stores the choice made by a change of the parameters. Call it before navigating. */
export function keepChosen({ page, groups }: Chosen, change: Choice): void {
  const chosen = Object.entries(change).filter(([name]) => groups.flat().includes(name));
  if (chosen.length > 0) keepChoice(getSession().account, page, Object.fromEntries(chosen));
}
