/**
 * The names under which browsers store batches; they must not change between releases. In a file of their own, so
 * that a page can look for a batch by name and load its code only if there is one.
 */
export const BATCH = {
  decisions: 'applications',
  projects: 'projects-add',
  slots: 'meetings-add',
  states: 'project-states',
  tasks: 'tasks-add',
} as const;
