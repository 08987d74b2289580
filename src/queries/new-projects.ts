import type { QueryClient } from '@tanstack/react-query';
import { addProject } from '@/api/new-project';
import { getSession } from '@/api/session-store';
import { isSameProject, type Project, projectKey } from '@/domain/project';
import { projectMark } from '@/domain/project-list';
import { registeredStudents } from '@/lib/registered-students';
import { type KeptProject, keptProject } from '@/schemas/project-list';
import { BATCH } from './batch/batch-names';
import type { BatchKind } from './batch/batch-run';
import { projectKeys, projectsOptions } from './projects';

/** Students stored for an account, the latest ones. */
const MOST_REGISTERED = 300;

/** The batch that registers many projects (decisions §5.41). */
export const addProjectsBatch: BatchKind<KeptProject, Project> = {
  batch: BATCH.projects,
  readValues: (kept) => keptProject.safeParse(kept).data,
  identityOf: projectKey,
  readBefore: readProjects,
  read: readProjects,
  isSame: isSameProject,
  send: async (project) => {
    const { account } = getSession();
    await addProject(project);
    const mark = projectMark(project.theme, project.year);
    const registered = project.studentIds.map((id) => ({
      student: String(id),
      project: mark,
      time: Date.now(),
    }));
    const all = [...registered, ...registeredStudents.read(account)];
    registeredStudents.write(all.slice(0, MOST_REGISTERED), account);
  },
  invalidates: [projectKeys.lists()],
};

async function readProjects(_rows: readonly KeptProject[], client: QueryClient) {
  const { items } = await client.query({ ...projectsOptions(), staleTime: 0 });
  return items;
}
