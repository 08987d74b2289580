import { getSession } from '@/api/session-store';
import { type Id, toId } from '@/lib/id';
import { parseSearch, stringifySearch } from '@/lib/search';
import { browserStore, tabStore } from '@/lib/storage';
import { type ProjectsSearch, readProjectsSearch } from '@/schemas/addresses';

/*
 * The list of projects that this tab has shown last. A project's page links to its neighbours in the list, and back
 * to the list with its filter and search. Stored for the lifetime of the tab, including reloads: the address of
 * the list, and on the next line the ids of the found projects in order. A project opened in a new tab uses the
 * list of the tab that it was opened from.
 */

/** Keeps the list as this tab's last one; called when another page is opened. */
export function keepVisitedList(search: ProjectsSearch, ids: readonly Id[]): void {
  tabStore.set(nameOfList(), textOf(search, ids));
}

/** Keeps the list for tabs that are opened from it; called while it is shown. */
export function keepShownList(search: ProjectsSearch, ids: readonly Id[]): void {
  browserStore.set(nameOfList(), textOf(search, ids));
}

/** The list that was shown last to this account; `undefined` if there was none. */
export function readVisitedList() {
  const ofTab = tabStore.get(nameOfList());
  if (ofTab !== undefined) return listIn(ofTab);
  const shown = browserStore.get(nameOfList());
  const list = shown === undefined ? undefined : listIn(shown);
  return list && isOpenedFrom(list.search) ? list : undefined;
}

/** Whether this tab was opened from that list, by its referrer. */
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
