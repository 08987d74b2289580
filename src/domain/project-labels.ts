import { distinctLabels } from '@/lib/distinct-labels';
import { isolated } from '@/lib/isolate-text';
import type { Project } from './project';

/** A project as it is offered for a choice. */
interface ProjectChoice {
  /** The identifier as text. */
  id: string;
  label: string;
}

/**
 * The projects as choices by their themes; those of one theme are told apart by the year, else by the
 * students, by both, or by the number.
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
