import * as z from 'zod/mini';
import type { NewProject } from '@/domain/project';
import type { ProjectRow, ProjectTexts } from '@/domain/project-list';
import { readWholeNumber } from '@/lib/decimal';
import { withSmallFirstLetter } from '@/lib/small-first-letter';
import { OTHER_HUB, REQUIRED } from './messages';
import { newProjectForm } from './project-form';
import { opaqueId } from './wire';

/** The form of a list of projects: the pasted text, and the rows in which something was typed. */
export const projectListForm = z.object({
  text: z.string(),
  /** Students who have a project also get a row. */
  isEveryone: z.boolean(),
  /** Lines without names go to the students in order. */
  isInOrder: z.boolean(),
  rows: z.array(
    z.object({
      students: z.array(z.string()),
      named: z.string(),
      theme: z.string(),
      year: z.string(),
      repositoryOwner: z.string(),
      repositoryName: z.string(),
      isWanted: z.boolean(),
      source: z.string(),
    }) satisfies z.ZodMiniType<ProjectRow>,
  ),
});
export type ProjectListForm = z.infer<typeof projectListForm>;

/** A project stored in a batch, with the names of its students. */
export const keptProject = z.object({
  theme: z.string(),
  studentIds: z.array(opaqueId),
  studentNames: z.array(z.string()),
  year: z.number(),
  repositoryOwner: z.string(),
  repositoryName: z.string(),
}) satisfies z.ZodMiniType<NewProject>;
export type KeptProject = z.infer<typeof keptProject>;

const MISSING: Readonly<Record<string, string>> = {
  theme: 'нет темы',
  year: 'нет года',
  repositoryOwner: 'нет владельца репозитория',
  repositoryName: 'нет названия репозитория',
};

/** What is wrong with the texts of a row, by the rules of the form of one project (spec §5 "Add project"). */
export function problemsOfTexts(texts: ProjectTexts): string[] {
  const { error } = newProjectForm.safeParse({ ...texts, students: [] });
  const issues = error?.issues ?? [];
  const isOtherHub = issues.some(({ message }) => message === OTHER_HUB);
  return issues.flatMap(({ path: [field = ''], message }) => {
    const missing = message === REQUIRED ? MISSING[String(field)] : undefined;
    // One field holds an address, whose own message is enough.
    if (missing && isOtherHub && String(field).startsWith('repository')) return [];
    if (!missing && field === 'year' && Number.isNaN(readWholeNumber(texts.year))) {
      return ['год не распознан'];
    }
    return [missing ?? withSmallFirstLetter(message)];
  });
}

/** The project to send for a row; its texts must be valid. */
export function projectOfTexts(texts: ProjectTexts) {
  const { students: _nobody, year, ...others } = newProjectForm.parse({ ...texts, students: [] });
  return { ...others, year: readWholeNumber(year) };
}
