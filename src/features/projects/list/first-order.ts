import type { ProjectSort, ProjectsSearch } from '@/schemas/addresses';

/** Of these the greatest comes first: the newest year, the most late tasks, the most that is new. */
const DESCENDING: readonly ProjectSort[] = ['year', 'late', 'news'];

/** Which way the projects are ordered when an order is chosen. */
export function firstOrder(sort: ProjectSort): ProjectsSearch['order'] {
  return DESCENDING.includes(sort) ? 'desc' : undefined;
}
