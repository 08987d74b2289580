import { refusalText } from '@/api/refusal-text';
import type { StateToChange } from '@/domain/project';
import { sendChange } from './project';
import { projectKeys } from './projects';

/** The batch that changes the status or stage of several projects (decisions §5.39). */
export const changeStatesBatch = {
  send: ({ projectId, ...change }: StateToChange) => sendChange(projectId, change),
  reasonOf: refusalText,
  invalidates: [projectKeys.each(), projectKeys.lists()],
};
