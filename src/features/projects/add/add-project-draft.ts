import { dateOf } from '@/lib/time';
import { type NewProjectForm, newProjectForm } from '@/schemas/project-form';

/** The untouched form (spec §4 "Add project form"), with the student that the address names. */
export function emptyNewProject(suggested: string): NewProjectForm {
  return {
    theme: '',
    students: suggested === '' ? [] : [suggested],
    year: dateOf().slice(0, 4),
    repositoryOwner: '',
    repositoryName: '',
    suggested,
  };
}

/**
 * Ticks the student of the address in a draft from before too; once, or a reload would undo what
 * was taken away since.
 */
export function withSuggested(
  draft: Record<string, unknown>,
  suggested: string,
): Record<string, unknown> {
  if (suggested === '' || Object.keys(draft).length === 0) return draft;
  const { success, data: students } = newProjectForm.shape.students.safeParse(draft.students);
  if (draft.suggested === suggested) return draft;
  return { ...draft, students: [...new Set([...(success ? students : []), suggested])], suggested };
}
