import type { Project } from '@/domain/project';
import { compareTexts } from '@/lib/compare-texts';
import { whenIdle } from '@/lib/idle';
import { searchIndex } from '@/lib/text-search';
import type { ProjectSort } from '@/schemas/addresses';

/** A project is found by its number, theme and year, and of its students by all but the course. */
const index = searchIndex<Project>(({ id, theme, year, students }) => [
  `#${id}`,
  theme,
  year === undefined ? undefined : String(year),
  ...students.items.flatMap(({ name, programme, university }) => [name, programme, university]),
]);

/** So many are folded at a time: a fraction of a frame also on a slow computer. */
const SLICE = 100;

/** Folds the texts while nothing else is to be done, so that the first key need not; returns how to stop. */
export function prepareSearch(projects: readonly Project[]): () => void {
  let stop = whenIdle(() => foldFrom(0));
  function foldFrom(start: number) {
    const end = start + SLICE;
    projects.slice(start, end).forEach(index.prepare);
    if (end < projects.length) stop = whenIdle(() => foldFrom(end));
  }
  return () => stop();
}

/** The projects that have every word of what was typed, in their order; all of them for no word. */
export function findProjects(projects: readonly Project[], query: string): readonly Project[] {
  return projects.filter(index.matcher(query));
}

/** What a project is ordered by; `undefined` where it has nothing there. */
const keyOf: Record<ProjectSort, (project: Project) => string | number | undefined> = {
  id: ({ id }) => id,
  theme: ({ theme }) => theme || undefined,
  year: ({ year }) => year,
  student: ({ students }) => students.items[0]?.name || undefined,
  stage: ({ stage }) => stage,
  status: ({ status }) => status,
};

/**
 * The projects in another order; those that are equal keep the server's. What has no theme, no student
 * and so on stands last, whichever way the order goes.
 */
export function sortProjects(
  projects: readonly Project[],
  sort: ProjectSort | undefined,
  isDescending: boolean,
): readonly Project[] {
  if (!sort) return projects;
  const direction = isDescending ? -1 : 1;
  return projects
    .map((project) => ({ project, key: keyOf[sort](project) }))
    .toSorted((a, b) => {
      if (a.key === undefined || b.key === undefined) {
        return Number(a.key === undefined) - Number(b.key === undefined);
      }
      return direction * compare(a.key, b.key);
    })
    .map(({ project }) => project);
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : compareTexts(String(a), String(b));
}
