import { getSession } from '@/api/session-store';
import { type Choice, keepChoice, readChoice } from '@/lib/kept-choice';
import { searchReadBy } from '@/lib/search';

/** The parameters of a page that the account's last choice fills; those of a group are chosen together. */
interface Chosen {
  page: string;
  groups: readonly (readonly string[])[];
}

/**
 * A page's `validateSearch` that takes up what the account chose last, so that coming back by the menu shows
 * the same. An address that names a parameter of a group rules over that group (decisions §5.45).
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

/** Keeps what a change of the parameters chooses. Call it before navigating. */
export function keepChosen({ page, groups }: Chosen, change: Choice): void {
  const chosen = Object.entries(change).filter(([name]) => groups.flat().includes(name));
  if (chosen.length > 0) keepChoice(getSession().account, page, Object.fromEntries(chosen));
}
