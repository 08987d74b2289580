import { distinctLabels } from '@/lib/distinct-labels';
import { type Project, studentNamesOf } from './project';

/** A project as an option of a choice. */
interface ProjectChoice {
  /** The identifier as text. */
  id: string;
  label: string;
  /** Number and students, which are searched as well. */
  hint: string;
}

/**
 * The projects as options, labelled by theme; equal themes get the year, else the students, both, or the
 * number.
 */
export function labelledProjects(projects: readonly Project[]): ProjectChoice[] {
  const labels = distinctLabels(projects, ({ id, theme }) => theme || `#${id}`, [
    yearOf,
    studentsOf,
    (project) => [yearOf(project), studentsOf(project)].filter(Boolean).join(' · '),
    ({ id }) => `#${id}`,
  ]);
  return projects.map((project, index) => ({
    id: String(project.id),
    label: labels[index] ?? '',
    hint: [`#${project.id}`, studentsOf(project)].filter(Boolean).join(' · '),
  }));
}

function yearOf({ year }: Project): string | undefined {
  return year === undefined ? undefined : String(year);
}

function studentsOf(project: Project): string | undefined {
  return studentNamesOf(project).join(', ') || undefined;
}
