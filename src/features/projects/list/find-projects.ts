import { findOption, type ListOption } from '@/domain/list-option';
import type { Project } from '@/domain/project';
import { isSilent, type ProjectChecks } from '@/domain/project-check';
import { compareTexts } from '@/lib/compare-texts';
import { searchIndex } from '@/lib/text-search';
import type { ProjectSort, ProjectsSearch } from '@/schemas/addresses';

/** A project is found by number, theme and year, and by name, programme and university of its students. */
const index = searchIndex<Project>(({ id, theme, year, students }) => [
  `#${id}`,
  theme,
  year === undefined ? undefined : String(year),
  ...students.items.flatMap(({ name, programme, university }) => [name, programme, university]),
]);

/** The projects that contain every typed word, in the given order; all of them when nothing is typed. */
export function findProjects(projects: readonly Project[], query = ''): readonly Project[] {
  return query ? projects.filter(index.matcher(query)) : projects;
}

/** Whether the order or the filter needs the checks of all projects. */
export function isByCheck({ sort, silence }: ProjectsSearch): boolean {
  return silence !== undefined || sort === 'late' || sort === 'deadline' || sort === 'commit';
}

/** What ordering needs beside the projects: the server's statuses and stages, in its order, and the checks. */
interface OrderedBy {
  statuses: readonly ListOption[];
  stages: readonly ListOption[];
  checks: ProjectChecks;
}

/** Filters the projects by the days without commits that the address asks for, and orders them. */
export function arrangeProjects(
  projects: readonly Project[],
  { sort, order, silence }: Pick<ProjectsSearch, 'sort' | 'order' | 'silence'>,
  by: OrderedBy,
): readonly Project[] {
  const silent = projects.filter(({ id }) => {
    const check = by.checks.get(id);
    return !silence || (check && isSilent(check, Number(silence)));
  });
  return sortProjects(silent, sort, order === 'desc', by);
}

/** The value by which a project is ordered; `undefined` for none. */
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
      // null: no commit in the 30 days that a check reads, so it is older than any that was found.
      return check?.commits === 'read' ? (check.known.lastCommit ?? 0) : undefined;
  }
}

/** The index of a name in the server's list, or the name itself if the list lacks it. */
function placeIn(options: readonly ListOption[], name: string | undefined): SortKey {
  const option = findOption(options, name);
  return option ? options.indexOf(option) : name;
}

/**
 * Orders the projects; equal ones keep the server's order, which is the order without a `sort`. Stages and statuses
 * follow the server's lists, then come those that the lists lack, alphabetically. Projects without the value (no theme,
 * not checked) come last in both directions.
 */
function sortProjects(
  projects: readonly Project[],
  sort: ProjectSort | undefined,
  isDescending: boolean,
  by: OrderedBy,
): readonly Project[] {
  if (!sort) return isDescending ? projects.toReversed() : projects;
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
  // Numbers come before texts: names that the server's list lacks, and identifiers beyond 2⁵³.
  return typeof a === 'number' ? -1 : 1;
}
