import type { QueryClient } from '@tanstack/react-query';
import { addProject } from '@/api/new-project';
import { getSession } from '@/api/session-store';
import { projectMark } from '@/domain/project-list';
import { nameKey } from '@/lib/fold-text';
import { keepRegisteredStudents } from '@/lib/registered-students';
import { type KeptProject, keptProject } from '@/schemas/project-list';
import type { BatchKind } from './batch-run';
import { isListedAs } from './new-project';
import { projectKeys, projectsOptions } from './projects';

/** The batch that registers many projects (decisions §5.41). */
export const addProjectsBatch: BatchKind<KeptProject> = {
  batch: 'projects-add',
  readValues: (kept) => keptProject.safeParse(kept).data,
  identityOf,
  readBefore: heldProjects,
  read: heldProjects,
  send: async (project) => {
    const { account } = getSession();
    await addProject(project);
    const mark = projectMark(project.theme, project.year);
    keepRegisteredStudents(
      account,
      project.studentIds.map((id) => ({ student: String(id), project: mark, time: Date.now() })),
    );
  },
  invalidates: [projectKeys.lists()],
};

function identityOf({ theme, year, studentNames }: KeptProject): string {
  return JSON.stringify([nameKey(theme), year, ...studentNames.map(nameKey).toSorted()]);
}

/** The list of projects does not tell their repositories. */
async function heldProjects(
  rows: readonly KeptProject[],
  client: QueryClient,
): Promise<readonly string[]> {
  const { items } = await client.query({ ...projectsOptions(), staleTime: 0 });
  return items.flatMap((project) => {
    const row = rows.find((one) => isListedAs(project, one));
    return row ? [identityOf(row)] : [];
  });
}
