import { getSession } from '@/api/session-store';
import { type Id, toId } from '@/lib/id';
import { parseSearch, stringifySearch } from '@/lib/search';
import { browserStore, tabStore } from '@/lib/storage';
import { type ProjectsSearch, readProjectsSearch } from '@/schemas/addresses';

/*
 * The list of projects that was shown last: a project's page links to its neighbours in the list, and back to the list
 * with its filter and search. A tab has its own, over reloads; a new tab begins with the last one of the browser. Stored
 * are the address of the list and, on the next line, the ids of the projects in order.
 */

/** Keeps the list as the one that was shown last. */
export function keepVisitedList(search: ProjectsSearch, ids: readonly Id[]): void {
  const list = `${stringifySearch({ ...search })}\n${ids.join(' ')}`;
  tabStore.set(nameOfList(), list);
  browserStore.set(nameOfList(), list);
}

/** The list that was shown last to this account; `undefined` if there was none. */
export function readVisitedList() {
  const list = tabStore.get(nameOfList()) ?? browserStore.get(nameOfList());
  if (list === undefined) return undefined;
  const [address = '', ids = ''] = list.split('\n');
  return { search: readProjectsSearch(parseSearch(address)), ids: ids.split(' ').map(toId) };
}

function nameOfList(): string {
  return `project-list:${getSession().account}`;
}
