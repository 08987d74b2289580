import { hasDraft, readDraft, writeDraft } from '@/lib/drafts';
import { dateOf } from '@/lib/time';
import { type NewProjectForm, newProjectForm } from '@/schemas/projects';

/** Name of the draft of the only form for new projects. */
export const ADD_PROJECT_DRAFT = 'project-add';

/** The untouched form (spec §4 "Add project form"), with the student that the address names. */
export function emptyNewProject(suggested: string): NewProjectForm {
  return {
    theme: '',
    students: suggested === '' ? [] : [suggested],
    year: dateOf().slice(0, 4),
    repository_owner_login: '',
    repository_name: '',
    suggested,
  };
}

/** Ticks the student of the address in a draft from before too; once, or a reload would undo it. */
export function suggestStudent(suggested: string): void {
  if (suggested === '' || !hasDraft(ADD_PROJECT_DRAFT)) return;
  const draft = { ...emptyNewProject(''), ...readDraft(ADD_PROJECT_DRAFT) };
  const { success, data: students } = newProjectForm.shape.students.safeParse(draft.students);
  if (!success || draft.suggested === suggested) return;
  writeDraft(ADD_PROJECT_DRAFT, {
    ...draft,
    students: [...new Set([...students, suggested])],
    suggested,
  });
}
