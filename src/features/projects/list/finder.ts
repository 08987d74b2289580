import { lazyPart } from '@/components/lazy-part';
import { markOf } from '@/components/search/marked';
import { findProjects, prepareSearch, sortProjects } from './find-projects';
import { ProjectsTools } from './projects-tools';

/** What the list of projects needs besides itself to be looked through: one file of the build. */
export const finder = {
  ProjectsTools,
  ProjectsTable: lazyPart(async () => (await import('./projects-table')).ProjectsTable),
  prepareSearch,
  findProjects,
  sortProjects,
  markOf,
};
