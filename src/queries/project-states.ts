import { findOption } from '@/domain/list-option';
import type { Project, StateToChange } from '@/domain/project';
import { keptStateToChange } from '@/schemas/project-states';
import { BATCH } from './batch/batch-names';
import type { BatchKind } from './batch/batch-run';
import { cacheChange, sendChange } from './project';
import { projectKeys, projectsOptions } from './projects';

/** The batch that changes the status or stage of several projects (decisions §5.39). */
export const changeStatesBatch: BatchKind<StateToChange, Project> = {
  batch: BATCH.states,
  readValues: (kept) => keptStateToChange.safeParse(kept).data,
  identityOf: ({ projectId, field, option }) => [projectId, field, option.value].join(' '),
  read: async (_rows, client) => {
    const { items } = await client.query({ ...projectsOptions(), staleTime: 0 });
    return items;
  },
  isSame: (project, { projectId, field, option }) =>
    project.id === projectId && findOption([option], project[field]) !== undefined,
  send: async ({ projectId, ...change }, client) => {
    await sendChange(projectId, change);
    cacheChange(client, projectId, change);
  },
  invalidates: [projectKeys.each(), projectKeys.lists()],
};
