/**
 * The names under which browsers keep the batches: they must stay the same in each release. A page asks by one
 * whether there is a batch, and loads what belongs to it only then.
 */
export const BATCH = {
  decisions: 'applications',
  projects: 'projects-add',
  slots: 'meetings-add',
  states: 'project-states',
  tasks: 'tasks-add',
} as const;
