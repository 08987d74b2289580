import { getSession } from '@/api/session-store';
import { type Id, toId } from '@/lib/id';
import { parseSearch, stringifySearch } from '@/lib/search';
import { browserStore, tabStore } from '@/lib/storage';
import { type ProjectsSearch, readProjectsSearch } from '@/schemas/addresses';

/*
 * The list of projects that this tab has shown last: a project's page leads to the one before and
 * after it, and back to what was chosen. Kept for as long as the tab, a reload included: its address,
 * and on the next line the numbers of the projects that were found, in the order in which they stood.
 * A project that is opened in a new tab has the list of the tab that it was opened from.
 */

/** Keeps the list that is left for another page. */
export function keepVisitedList(search: ProjectsSearch, ids: readonly Id[]): void {
  tabStore.set(nameOfList(), textOf(search, ids));
}

/** Keeps the list that is shown now for the tabs that are opened from it. */
export function keepShownList(search: ProjectsSearch, ids: readonly Id[]): void {
  browserStore.set(nameOfList(), textOf(search, ids));
}

/** The list that was shown last to this account; `undefined` where there was none. */
export function readVisitedList() {
  const ofTab = tabStore.get(nameOfList());
  if (ofTab !== undefined) return listIn(ofTab);
  const shown = browserStore.get(nameOfList());
  const list = shown === undefined ? undefined : listIn(shown);
  return list && isOpenedFrom(list.search) ? list : undefined;
}

/** Whether this tab was opened by a link of that list. */
function isOpenedFrom(search: ProjectsSearch): boolean {
  if (document.referrer === '') return false;
  const opener = new URL(document.referrer);
  if (opener.origin !== window.location.origin || opener.pathname !== '/projects') return false;
  const address = readProjectsSearch(parseSearch(opener.search));
  return stringifySearch({ ...address }) === stringifySearch({ ...search });
}

function textOf(search: ProjectsSearch, ids: readonly Id[]): string {
  return `${stringifySearch({ ...search })}\n${ids.join(' ')}`;
}

function listIn(text: string) {
  const [address = '', ids = ''] = text.split('\n');
  return { search: readProjectsSearch(parseSearch(address)), ids: ids.split(' ').map(toId) };
}

function nameOfList(): string {
  return `project-list:${getSession().account}`;
}
