import * as z from 'zod/mini';
import { PROJECT_YEAR, type ProjectDetail } from '@/domain/project';
import { type Student, wholeName } from '@/domain/student';
import { id, nonZeroNumber, opaqueId, optionalText, shown, shownList, text } from './wire';

/** A student as the project and task pages show one; `cource` is spelt so on the wire. */
export const projectStudent = z.pipe(
  z.object({
    surname: text,
    name: text,
    middlename: text,
    cource: nonZeroNumber,
    education_programme: optionalText,
  }),
  z.transform(
    ({ surname, name, middlename, cource, education_programme }): Student => ({
      name: wholeName(surname, name, middlename),
      course: cource,
      programme: education_programme,
      university: undefined,
    }),
  ),
);

/** GET /projects/{projectId} (spec §3 "Project (detail)"). */
export const projectAnswer = z.pipe(
  z.object({
    id,
    theme: shown(text),
    year: shown(nonZeroNumber),
    status: shown(optionalText),
    stage: shown(optionalText),
    cloud_folder_link: shown(optionalText),
    students: shownList(projectStudent),
  }),
  z.transform(
    ({ cloud_folder_link, ...project }): ProjectDetail => ({
      ...project,
      folderLink: cloud_folder_link,
    }),
  ),
);

/** PUT /projects/{projectId}: exactly one of the two. */
export const projectChangeBody = z.union([
  z.object({ status: z.int() }),
  z.object({ stage: z.int() }),
]);

/** POST /projects/add (spec §5 "Add project"). */
export const newProjectBody = z.pipe(
  z.object({
    theme: z.string().check(z.minLength(1)),
    studentIds: z.array(opaqueId).check(z.minLength(1)),
    year: z.int().check(z.gte(PROJECT_YEAR.min), z.lte(PROJECT_YEAR.max)),
    repositoryOwner: z.string().check(z.minLength(1)),
    repositoryName: z.string().check(z.minLength(1)),
  }),
  z.transform(({ theme, studentIds, year, repositoryOwner, repositoryName }) => ({
    theme,
    student_ids: studentIds,
    year,
    repository_owner_login: repositoryOwner,
    repository_name: repositoryName,
  })),
);
