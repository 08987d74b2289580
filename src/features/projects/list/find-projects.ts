import { findOption, type ListOption } from '@/domain/list-option';
import type { Project } from '@/domain/project';
import { isSilent, NO_CHECKS, type ProjectChecks } from '@/domain/project-check';
import { compareTexts } from '@/lib/compare-texts';
import { searchIndex } from '@/lib/text-search';
import { getChecks } from '@/queries/checks-store';
import type { ProjectSort, ProjectsSearch } from '@/schemas/addresses';

export { markOf } from '@/components/search/marked';
export { subscribeToChecks } from '@/queries/checks-store';

/** A project is found by its number, theme and year, and of its students by all but the course. */
const index = searchIndex<Project>(({ id, theme, year, students }) => [
  `#${id}`,
  theme,
  year === undefined ? undefined : String(year),
  ...students.items.flatMap(({ name, programme, university }) => [name, programme, university]),
]);

/** Prepares the search among these projects; returns how to stop. */
export const prepareSearch = index.prepareWhenIdle;

/** The projects that have every word of what was typed, in their order; all of them for no word. */
export function findProjects(projects: readonly Project[], query: string): readonly Project[] {
  return projects.filter(index.matcher(query));
}

const CHECK_SORTS: readonly unknown[] = ['late', 'deadline', 'commit', 'news'];

/** The checks that an address is answered by; none where it asks for nothing that they have found. */
export function checksFor({ sort, silence }: ProjectsSearch): ProjectChecks {
  return silence || CHECK_SORTS.includes(sort) ? getChecks().checks : NO_CHECKS;
}

/** Those that have been silent as long as the address asks for, in its order. */
export function arrangeProjects(
  projects: readonly Project[],
  { sort, order, silence }: Pick<ProjectsSearch, 'sort' | 'order' | 'silence'>,
  by: OrderedBy,
): readonly Project[] {
  const silent = silence ? silentProjects(projects, Number(silence), by.checks) : projects;
  return sortProjects(silent, sort, order === 'desc', by);
}

/** Those that are known to have had no commit for so many days. */
function silentProjects(
  projects: readonly Project[],
  days: number,
  checks: ProjectChecks,
): readonly Project[] {
  return projects.filter(({ id }) => {
    const check = checks.get(id);
    return check && isSilent(check, days);
  });
}

/** What an order needs beside the projects: what the server lists, in its order, and the checks. */
interface OrderedBy {
  statuses: readonly ListOption[];
  stages: readonly ListOption[];
  checks: ProjectChecks;
}

/** What a project is ordered by; `undefined` where it has nothing there. */
type SortKey = string | number | undefined;

function sortKey(
  sort: ProjectSort,
  project: Project,
  { statuses, stages, checks }: OrderedBy,
): SortKey {
  const check = checks.get(project.id);
  switch (sort) {
    case 'id':
      return project.id;
    case 'theme':
      return project.theme || undefined;
    case 'year':
      return project.year;
    case 'student':
      return project.students.items[0]?.name || undefined;
    case 'stage':
      return placeIn(stages, project.stage);
    case 'status':
      return placeIn(statuses, project.status);
    case 'late':
      return check?.tasks === 'read' ? check.known.late : undefined;
    case 'deadline':
      return check?.tasks === 'read' ? check.known.deadline : undefined;
    case 'commit':
      // None in the days that were looked at is older than any of them.
      return check?.commits === 'read' ? (check.known.lastCommit ?? 0) : undefined;
    case 'news':
      return check?.news && check.news.commits + check.news.late;
  }
}

/** The place of a name in the server's list, or the name where the list does not have it. */
function placeIn(options: readonly ListOption[], name: string | undefined): SortKey {
  const option = findOption(options, name);
  return option ? options.indexOf(option) : name;
}

/**
 * The projects in another order; those that are equal keep the server's. Stages and statuses follow the
 * server's lists, and by the alphabet what these do not have. What has no theme, was not checked and so
 * on stands last, whichever way the order goes.
 */
export function sortProjects(
  projects: readonly Project[],
  sort: ProjectSort | undefined,
  isDescending: boolean,
  by: OrderedBy = { statuses: [], stages: [], checks: NO_CHECKS },
): readonly Project[] {
  if (!sort) return projects;
  const direction = isDescending ? -1 : 1;
  return projects
    .map((project) => ({ project, key: sortKey(sort, project, by) }))
    .toSorted((a, b) => {
      if (a.key === undefined || b.key === undefined) {
        return Number(a.key === undefined) - Number(b.key === undefined);
      }
      return direction * compare(a.key, b.key);
    })
    .map(({ project }) => project);
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b);
  // Before names that the server's list does not have, and before identifiers beyond 2⁵³.
  return typeof a === 'number' ? -1 : 1;
}
