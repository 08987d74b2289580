import { getSession } from '@/api/session-store';
import { type Id, toId } from '@/lib/id';
import { parseSearch, stringifySearch } from '@/lib/search';
import { tabStore } from '@/lib/storage';
import { type ProjectsSearch, readProjectsSearch } from '@/schemas/addresses';

/*
 * The list of projects that this tab has shown last: a project's page leads to the one before and
 * after it, and back to what was chosen. Kept for as long as the tab, a reload included: its address,
 * and on the next line the numbers of the projects that were found, in the order in which they stood.
 */

/** Keeps the list that is shown now. */
export function keepVisitedList(search: ProjectsSearch, ids: readonly Id[]): void {
  tabStore.set(nameOfList(), `${stringifySearch({ ...search })}\n${ids.join(' ')}`);
}

/** The list that was shown last to this account; `undefined` where there was none. */
export function readVisitedList() {
  const kept = tabStore.get(nameOfList())?.split('\n');
  if (!kept) return undefined;
  const [address = '', ids = ''] = kept;
  return { search: readProjectsSearch(parseSearch(address)), ids: ids.split(' ').map(toId) };
}

function nameOfList(): string {
  return `project-list:${getSession().account}`;
}
