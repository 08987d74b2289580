import * as z from 'zod/mini';
import type { ProjectChange, ProjectDetail } from '@/domain/project';
import { isEmpty, projectFields, projectStudent } from './projects';
import { optionalText, shown, shownList } from './wire';

const students = shownList(projectStudent);

/**
 * GET /projects/{projectId} (spec §3 "Project (detail)"). Older servers have a single student in its own field,
 * which Go may fill with an empty one for none (decisions §1).
 */
export const projectAnswer = z.pipe(
  z.object({
    id: projectFields.id,
    theme: shown(projectFields.theme),
    year: shown(projectFields.year),
    status: shown(projectFields.status),
    stage: shown(projectFields.stage),
    cloud_folder_link: shown(optionalText),
    students,
    student: z.optional(z.unknown()),
  }),
  z.transform(
    ({ cloud_folder_link: folderLink, student, ...project }): ProjectDetail => ({
      ...project,
      folderLink,
      students: isEmpty(project.students) && student ? onlyNamed(student) : project.students,
    }),
  ),
);

function onlyNamed(student: unknown) {
  const { items, lost } = students.parse([student]);
  return { items: items.filter(({ name }) => name !== ''), lost };
}

/** PUT /projects/{projectId}: exactly one of the two. */
export const projectChangeBody = z.union([
  z.object({ status: z.int() }),
  z.object({ stage: z.int() }),
]) satisfies z.ZodMiniType<ProjectChange>;
