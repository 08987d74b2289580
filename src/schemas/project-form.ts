import * as z from 'zod/mini';
import { PROJECT_YEAR } from '@/domain/project';
import { readWholeNumber } from '@/lib/decimal';
import {
  isGitHubName,
  isGitHubOwner,
  isOtherHub,
  withoutInvisible,
} from '@/lib/repository-address';
import { OTHER_HUB, REQUIRED } from './messages';
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
  repositoryOwner: partOfAddress(
    isGitHubOwner,
    'Логин на GitHub — латинские буквы, цифры и одиночные дефисы, до 39 знаков',
  ),
  repositoryName: partOfAddress(
    isGitHubName,
    'Название на GitHub — латинские буквы, цифры, «-», «_» и «.», до 100 знаков',
  ),
});
export type NewProjectForm = z.infer<typeof newProjectForm>;

function isProjectYear(typed: string): boolean {
  const year = readWholeNumber(typed);
  return year >= PROJECT_YEAR.min && year <= PROJECT_YEAR.max;
}

/** Owner or name of a repository; the contract has no other hub than GitHub. */
function partOfAddress(isValid: (text: string) => boolean, message: string) {
  return z.string().check(
    z.overwrite(withoutInvisible),
    z.trim(),
    z.minLength(1, REQUIRED),
    z.refine((text) => text === '' || !isOtherHub(text), OTHER_HUB),
    z.refine((text) => text === '' || isOtherHub(text) || isValid(text), message),
  );
}
