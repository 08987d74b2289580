import type { Meeting } from '@/domain/meeting';
import { compareTexts } from '@/lib/compare-texts';
import { distinctLabels } from '@/lib/distinct-labels';
import { nameKey } from '@/lib/fold-text';

/** Stands for a student or a project that a meeting does not have. */
export const MISSING = 'Не указан';

type ProjectOf = Pick<Meeting, 'projectId' | 'projectTheme'>;
type StudentOf = Pick<Meeting, 'studentId' | 'studentName'>;
/** The part of a meeting from which the names are made. */
export type NamedMeeting = ProjectOf & StudentOf;

/** The names of students and projects in the report, by key. */
export interface ReportNames {
  students: ReadonlyMap<string, string>;
  projects: ReadonlyMap<string, string>;
}

/**
 * The names for these meetings. Namesakes are distinguished by the projects they meet about, projects with the
 * same theme by their students, and both by number if that is not enough.
 */
export function reportNames(meetings: readonly NamedMeeting[]): ReportNames {
  return {
    students: names(
      meetings,
      studentKey,
      ({ studentId, studentName }) => studentName ?? `#${studentId}`,
      ({ projectTheme }) => projectTheme,
      ({ studentId }) => (studentId === undefined ? undefined : `#${studentId}`),
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

/** Key of the meeting's project; `undefined` without one. */
export function projectKey({ projectId }: ProjectOf): string | undefined {
  return projectId === undefined ? undefined : String(projectId);
}

/** Key of the meeting's student: the number, or the name if the server sends no number. */
export function studentKey({ studentId, studentName }: StudentOf): string | undefined {
  return studentId === undefined ? studentName && nameKey(studentName) : String(studentId);
}

/** The projects of the meetings, sorted by theme. */
export function projectChoices(meetings: readonly NamedMeeting[]) {
  return choices(reportNames(meetings).projects);
}

/** The students of the meetings, sorted by name. */
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
  /** A text that may distinguish namesakes; `undefined` if the meeting has none. */
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
