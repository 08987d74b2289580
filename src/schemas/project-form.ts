import * as z from 'zod/mini';
import { PROJECT_YEAR } from '@/domain/project';
import { readWholeNumber } from '@/lib/decimal';
import { REQUIRED } from './messages';
import { requiredText } from './required';

/** The form of a new project (spec §5 "Add project"): the year as typed, students by key. */
export const newProjectForm = z.object({
  theme: requiredText,
  students: z.array(z.string()),
  year: z.string().check(
    z.trim(),
    z.minLength(1, REQUIRED),
    z.refine(
      (typed) => typed === '' || isProjectYear(typed),
      `Укажите год от ${PROJECT_YEAR.min} до ${PROJECT_YEAR.max}`,
    ),
  ),
  repositoryOwner: requiredText,
  repositoryName: requiredText,
});
export type NewProjectForm = z.infer<typeof newProjectForm>;

function isProjectYear(typed: string): boolean {
  const year = readWholeNumber(typed);
  return year >= PROJECT_YEAR.min && year <= PROJECT_YEAR.max;
}
