import type { QueryClient } from '@tanstack/react-query';
import { addProject } from '@/api/new-project';
import { getSession } from '@/api/session-store';
import { isSameProject, type Project, projectKey } from '@/domain/project';
import { projectMark } from '@/domain/project-list';
import { keepRegisteredStudents } from '@/lib/registered-students';
import { type KeptProject, keptProject } from '@/schemas/project-list';
import type { BatchKind } from './batch/batch-run';
import { projectKeys, projectsOptions } from './projects';

/** The batch that registers many projects (decisions §5.41). */
export const addProjectsBatch: BatchKind<KeptProject, Project> = {
  batch: 'projects-add',
  readValues: (kept) => keptProject.safeParse(kept).data,
  identityOf: projectKey,
  readBefore: readProjects,
  read: readProjects,
  isSame: isSameProject,
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

async function readProjects(_rows: readonly KeptProject[], client: QueryClient) {
  const { items } = await client.query({ ...projectsOptions(), staleTime: 0 });
  return items;
}
