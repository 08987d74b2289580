import type { Draft, Fields } from '@/lib/drafts';
import { dateOf } from '@/lib/time';
import { type NewProjectForm, newProjectForm } from '@/schemas/project-form';

/** The empty form (spec §4 "Add project form"), with the student of the page's address ticked. */
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
 * Ticks the student of the page's address also in a kept draft, but only once: otherwise a reload would
 * tick a student again whom the professor has unticked since.
 */
export function withSuggested({ values, bookkeeping }: Draft, suggested: string): Fields {
  const isKnown = suggested === '' || bookkeeping.suggested === suggested;
  if (isKnown || Object.keys(values).length === 0) return values;
  const { success, data: students } = newProjectForm.shape.students.safeParse(values.students);
  return { ...values, students: [...new Set([...(success ? students : []), suggested])] };
}
