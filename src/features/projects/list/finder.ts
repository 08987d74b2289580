import { markOf } from '@/components/search/marked';
import { findProjects, prepareSearch, sortProjects } from './find-projects';
import { ProjectsTools } from './projects-tools';

/** What the list of projects needs besides itself to be looked through: one file of the build. */
export const finder = { ProjectsTools, prepareSearch, findProjects, sortProjects, markOf };
