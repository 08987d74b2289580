import type { ProjectSort, ProjectsSearch } from '@/schemas/addresses';

/** Orders that begin with the greatest: the newest year and the most late tasks. */
const DESCENDING: readonly ProjectSort[] = ['year', 'late'];

/** The direction in which a newly chosen order begins. */
export function firstOrder(sort: ProjectSort): ProjectsSearch['order'] {
  return DESCENDING.includes(sort) ? 'desc' : undefined;
}
