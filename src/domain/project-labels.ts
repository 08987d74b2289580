import { distinctLabels } from '@/lib/distinct-labels';
import { isolated } from '@/lib/isolate-text';
import type { Project } from './project';

/** A project as an option of a choice. */
interface ProjectChoice {
  /** The identifier as text. */
  id: string;
  label: string;
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
  return projects.map(({ id }, index) => ({ id: String(id), label: labels[index] ?? '' }));
}

function yearOf({ year }: Project): string | undefined {
  return year === undefined ? undefined : String(year);
}

function studentsOf({ students }: Project): string | undefined {
  return students.items.map(({ name }) => isolated(name)).join(', ') || undefined;
}
