import type { Draft, Fields } from '@/lib/drafts';
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
  };
}

/**
 * Ticks the student of the address in a draft from before too; once, or a reload would undo what
 * was taken away since.
 */
export function withSuggested({ values, bookkeeping }: Draft, suggested: string): Fields {
  const isKnown = suggested === '' || bookkeeping.suggested === suggested;
  if (isKnown || Object.keys(values).length === 0) return values;
  const { success, data: students } = newProjectForm.shape.students.safeParse(values.students);
  return { ...values, students: [...new Set([...(success ? students : []), suggested])] };
}
