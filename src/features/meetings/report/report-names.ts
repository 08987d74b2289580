import type { Meeting } from '@/domain/meeting';
import { compareTexts } from '@/lib/compare-texts';
import { distinctLabels } from '@/lib/distinct-labels';
import { nameKey } from '@/lib/fold-text';

/** Stands for a student or a project that a meeting does not have. */
export const MISSING = 'Не указан';

type ProjectOf = Pick<Meeting, 'projectId' | 'projectTheme'>;
type StudentOf = Pick<Meeting, 'studentId' | 'studentName'>;
/** What of a meeting the names come from. */
export type NamedMeeting = ProjectOf & StudentOf;

/** What the report calls the students and the projects of its meetings, by their keys. */
export interface ReportNames {
  students: ReadonlyMap<string, string>;
  projects: ReadonlyMap<string, string>;
}

/**
 * The names of these meetings. Students of one name are told apart by the projects that they meet about,
 * projects of one theme by the students, and either by the number where that is not enough.
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

/** What is the same for the meetings of one project; `undefined` without one. */
export function projectKey({ projectId }: ProjectOf): string | undefined {
  return projectId === undefined ? undefined : String(projectId);
}

/** The same for the meetings of one student: by number, or by name where a server sends none. */
export function studentKey({ studentId, studentName }: StudentOf): string | undefined {
  return studentId === undefined ? studentName && nameKey(studentName) : String(studentId);
}

/** The projects that are linked to one of the meetings, by theme. */
export function projectChoices(meetings: readonly NamedMeeting[]) {
  return choices(reportNames(meetings).projects);
}

/** The students of the meetings, by name. */
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
  /** What tells namesakes apart, as far as their meetings have it. */
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
