import * as z from 'zod/mini';
import { PROJECT_YEAR } from '@/domain/project';
import { opaqueId } from './wire';

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
