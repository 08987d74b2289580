import { getSession } from '@/api/session-store';
import { type Id, toId } from '@/lib/id';
import { parseSearch, stringifySearch } from '@/lib/search';
import { browserStore, tabStore } from '@/lib/storage';
import { type ProjectsSearch, readProjectsSearch } from '@/schemas/addresses';

/*
 * The project list last shown in this tab: a project's page links to its neighbours in it and back to it.
 * Stored for the lifetime of the tab: its address, and on the next line the ids of the found projects in
 * order. A project opened in a new tab uses the list of its opener.
 */

/** Stores the list when it is left for another page. */
export function keepVisitedList(search: ProjectsSearch, ids: readonly Id[]): void {
  tabStore.set(nameOfList(), textOf(search, ids));
}

/** Stores the shown list for tabs opened from it. */
export function keepShownList(search: ProjectsSearch, ids: readonly Id[]): void {
  browserStore.set(nameOfList(), textOf(search, ids));
}

/** The list last shown to this account, if any. */
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
