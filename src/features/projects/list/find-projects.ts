import { findOption, type ListOption } from '@/domain/list-option';
import type { Project } from '@/domain/project';
import {
  isSilent,
  lastCommitOf,
  lateIn,
  nextDeadline,
  type ProjectChecks,
} from '@/domain/project-check';
import { compareTexts } from '@/lib/compare-texts';
import { searchBy } from '@/lib/text-search';
import type { ProjectSort, ProjectsSearch } from '@/schemas/addresses';

/** A project is found by number, theme and year, and by name, programme and university of its students. */
const matches = searchBy<Project>(({ id, theme, year, students }) => [
  `#${id}`,
  theme,
  year === undefined ? undefined : String(year),
  ...students.items.flatMap(({ name, programme, university }) => [name, programme, university]),
]);

/** The projects that contain every typed word, in the given order; all of them when nothing is typed. */
export function findProjects(projects: readonly Project[], query = ''): readonly Project[] {
  return query ? projects.filter(matches(query)) : projects;
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

/**
 * Filters the projects by the days without commits that the address asks for, and orders them; equal ones keep the
 * server's order, which is the order without a `sort`. Those without the value (no theme, not checked) come last in both
 * directions.
 */
export function arrangeProjects(
  projects: readonly Project[],
  { sort, order, silence }: Pick<ProjectsSearch, 'sort' | 'order' | 'silence'>,
  by: OrderedBy,
): readonly Project[] {
  const shown = projects.filter(({ id }) => {
    const check = by.checks.get(id);
    return !silence || (check && isSilent(check, Number(silence)));
  });
  const isDescending = order === 'desc';
  if (!sort) return isDescending ? shown.toReversed() : shown;
  const keyed = shown.map((project) => ({ project, key: sortKey(sort, project, by) }));
  const last = keyed.filter(({ key }) => key === undefined);
  const ordered = keyed
    .filter(({ key }) => key !== undefined)
    // Numbers are compared by their value, and come before texts.
    .toSorted((a, b) => (isDescending ? -1 : 1) * compareTexts(String(a.key), String(b.key)));
  return [...ordered, ...last].map(({ project }) => project);
}

/** The value by which a project is ordered; `undefined` for none. */
function sortKey(
  sort: ProjectSort,
  project: Project,
  { statuses, stages, checks }: OrderedBy,
): string | number | undefined {
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
      return check && lateIn(check)?.late;
    case 'deadline':
      return check && nextDeadline(check);
    case 'commit': {
      // One without commits in the 30 days that a check reads comes before any that was found.
      const last = check && lastCommitOf(check);
      return last === null ? 0 : last;
    }
  }
}

/** The index of a name in the server's list, or the name itself if the list lacks it. */
function placeIn(options: readonly ListOption[], name: string | undefined) {
  const option = findOption(options, name);
  return option ? options.indexOf(option) : name;
}
