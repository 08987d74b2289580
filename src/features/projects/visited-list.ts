import { getAccountKey } from '@/api/session-cookie';
import type { Id } from '@/lib/id';
import { tabStore } from '@/lib/storage';
import { type ProjectsSearch, projectsSearch } from '@/schemas/projects';

/*
 * The list of projects that this tab has shown last: a project's page leads to the one before and
 * after it, and back to what was chosen. Kept for as long as the tab, a reload included.
 */

interface VisitedList {
  search: ProjectsSearch;
  /** The projects that were found, in the order in which they were shown. */
  ids: readonly Id[];
}

/** Keeps the list that is shown now. */
export function keepVisitedList(list: VisitedList): void {
  tabStore.set(nameOf(), JSON.stringify(list));
}

/** The list that was shown last to this account; `undefined` where there was none. */
export function readVisitedList(): VisitedList | undefined {
  try {
    const kept: unknown = JSON.parse(tabStore.get(nameOf()) ?? '');
    if (typeof kept !== 'object' || kept === null) return undefined;
    if (!('ids' in kept) || !Array.isArray(kept.ids) || !('search' in kept)) return undefined;
    return { search: projectsSearch.parse(kept.search), ids: kept.ids.filter(isId) };
  } catch {
    return undefined;
  }
}

/** The neighbours of a project in a list; none of one that is not in it. */
export function neighboursOf(
  projectId: Id,
  ids: readonly Id[],
): { previous: Id | undefined; next: Id | undefined } {
  const place = ids.indexOf(projectId);
  if (place === -1) return { previous: undefined, next: undefined };
  return { previous: ids[place - 1], next: ids[place + 1] };
}

function nameOf(): string {
  return `project-list:${getAccountKey()}`;
}

function isId(kept: unknown): kept is Id {
  return typeof kept === 'number' || typeof kept === 'string';
}
