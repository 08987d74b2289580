import type { ProjectSort, ProjectsSearch } from '@/schemas/addresses';

/** Which way the projects are ordered when an order is chosen: by year the newest come first. */
export function firstOrder(sort: ProjectSort): ProjectsSearch['order'] {
  return sort === 'year' ? 'desc' : undefined;
}
