import type { Meeting } from '@/domain/meeting';
import { compareTexts } from '@/lib/compare-texts';
import { distinctLabels } from '@/lib/distinct-labels';
import { nameKey } from '@/lib/fold-text';

/** Placeholder for a missing student or project. */
export const MISSING = 'Не указан';

type ProjectOf = Pick<Meeting, 'projectId' | 'projectTheme'>;
type StudentOf = Pick<Meeting, 'studentId' | 'studentName'>;
/** Fields of a meeting from which names are made. */
export type NamedMeeting = ProjectOf & StudentOf;

/** Names of students and projects in the report, by their keys. */
export interface ReportNames {
  students: ReadonlyMap<string, string>;
  projects: ReadonlyMap<string, string>;
}

/**
 * Names for these meetings. Students of one name are distinguished by their projects, projects of one theme
 * by their students, and either by the number if that is not enough.
 */
export function reportNames(meetings: readonly NamedMeeting[]): ReportNames {
  return {
    students: names(
      meetings,
      studentKey,
      ({ studentId, studentName }) => studentName ?? `#${studentId}`,
      ({ projectTheme }) => projectTheme,
      ({ studentId }) => (studentId ? `#${studentId}` : undefined),
    ),
    projects: names(
      meetings,
      projectKey,
      ({ projectId, projectTheme }) => projectTheme ?? `#${projectId}`,
      ({ studentName }) => studentName,
      ({ projectId }) => `#${projectId}`,
    ),
  };
}

/** Key shared by the meetings of a project; `undefined` without one. */
export function projectKey({ projectId }: ProjectOf): string | undefined {
  return projectId === undefined ? undefined : String(projectId);
}

/**
 * The same for a student: by number, or by name if a server sends none. One server sends zero for no
 * student.
 */
export function studentKey({ studentId, studentName }: StudentOf): string | undefined {
  return String(studentId || '') || (studentName && nameKey(studentName));
}

/** Projects linked to the meetings, by theme. */
export function projectChoices(meetings: readonly NamedMeeting[]) {
  return choices(reportNames(meetings).projects);
}

/** Students of the meetings, by name. */
export function studentChoices(meetings: readonly NamedMeeting[]) {
  return choices(reportNames(meetings).students);
}

function choices(labels: ReadonlyMap<string, string>) {
  return [...labels]
    .map(([id, label]) => ({ id, label }))
    .toSorted((a, b) => compareTexts(a.label, b.label));
}

function names(
  meetings: readonly NamedMeeting[],
  keyOf: (meeting: NamedMeeting) => string | undefined,
  labelOf: (meeting: NamedMeeting) => string,
  /** Distinguishes namesakes, as far as their meetings allow. */
  otherOf: (meeting: NamedMeeting) => string | undefined,
  numberOf: (meeting: NamedMeeting) => string | undefined,
): ReadonlyMap<string, string> {
  const byKey = new Map<string, { first: NamedMeeting; all: NamedMeeting[] }>();
  for (const meeting of meetings) {
    const key = keyOf(meeting);
    if (key === undefined) continue;
    const known = byKey.get(key);
    if (known) known.all.push(meeting);
    else byKey.set(key, { first: meeting, all: [meeting] });
  }
  const labels = distinctLabels([...byKey.values()], ({ first }) => labelOf(first), [
    ({ all }) => [...new Set(all.map(otherOf).filter(Boolean))].join(', ') || undefined,
    ({ first }) => numberOf(first),
  ]);
  return new Map([...byKey.keys()].map((key, index) => [key, labels[index] ?? '']));
}
