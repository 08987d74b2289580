import type { ProjectChange, ProjectDetail } from '@/domain/project';
import {
  readId,
  readInteger,
  readNonZeroNumber,
  readOptionalText,
  readRecord,
  readShown,
  readText,
  schemaOf,
} from './plain';
import { projectStudents } from './projects';

/* Schemas of a project's page, without zod, so that the page opens without loading it. */

/** The theme alone, which is shown before the app has come. */
export const projectTheme = schemaOf((served) => readText(readRecord(served)['theme']));

/** GET /projects/{projectId} (spec §3 "Project (detail)"). */
export const projectAnswer = schemaOf((served): ProjectDetail => {
  const project = readRecord(served);
  return {
    id: readId(project['id']),
    theme: readShown(project['theme'], readText),
    year: readShown(project['year'], readNonZeroNumber),
    status: readShown(project['status'], readOptionalText),
    stage: readShown(project['stage'], readOptionalText),
    folderLink: readShown(project['cloud_folder_link'], readOptionalText),
    students: projectStudents(project),
  };
});

/** PUT /projects/{projectId}: exactly one of the two. */
export const projectChangeBody = schemaOf((change): ProjectChange => {
  const { status, stage } = readRecord(change);
  return status === undefined ? { stage: readInteger(stage) } : { status: readInteger(status) };
});
