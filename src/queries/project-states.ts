import { findOption } from '@/domain/list-option';
import type { StateToChange } from '@/domain/project';
import { keptStateToChange } from '@/schemas/project-states';
import type { BatchKind } from './batch-run';
import { cacheChange, sendChange } from './project';
import { projectKeys, projectsOptions, STATES_BATCH } from './projects';

/** The batch that brings several projects into one status or stage (decisions §5.39). */
export const changeStatesBatch: BatchKind<StateToChange> = {
  batch: STATES_BATCH,
  readValues: (kept) => keptStateToChange.safeParse(kept).data,
  identityOf,
  read: async (rows, client) => {
    const { items } = await client.query({ ...projectsOptions(), staleTime: 0 });
    const projects = new Map(items.map((project) => [project.id, project]));
    return rows
      .filter(({ projectId, field, option }) =>
        findOption([option], projects.get(projectId)?.[field]),
      )
      .map(identityOf);
  },
  send: async ({ projectId, ...change }, client) => {
    await sendChange(projectId, change);
    cacheChange(client, projectId, change);
  },
  invalidates: [projectKeys.each(), projectKeys.lists()],
};

function identityOf({ projectId, field, option }: StateToChange): string {
  return [projectId, field, option.value].join(' ');
}
