import type { Project } from '@/domain/project';
import type { Student } from '@/domain/student';
import { type Id, isNoId, toId } from '@/lib/id';
import { isRecord } from '@/lib/record';

/*
 * Reads what the early list shows, like schemas/projects.ts but without zod, which would more than double the
 * script. If the schema would lose a record, this throws, and the list is left to the app.
 * tests/unit/plain-projects.test.ts checks that both read the same.
 */

/**
 * The projects of an answer.
 *
 * @throws {TypeError} for an answer that only the app can show.
 */
export function readPlainProjects(served: unknown): Project[] {
  return list(record(served)['projects']).map((project) => {
    const students = list(project['students']).map(studentOf);
    const name = text(project['student_name']);
    const only = { name, course: number(project['cource']), programme: undefined };
    const items =
      students.length === 0 && name !== '' ? [{ ...only, university: undefined }] : students;
    return {
      id: id(project['id']),
      theme: text(project['theme']),
      year: number(project['year']),
      status: text(project['status']) || undefined,
      stage: text(project['stage']) || undefined,
      students: { items, lost: 0 },
    };
  });
}

function studentOf(student: Record<string, unknown>): Student {
  return {
    name: text(student['student_name']),
    course: number(student['student_course']),
    programme: text(student['student_ed_program']) || undefined,
    university: text(student['student_university']) || undefined,
  };
}

function list(served: unknown): Record<string, unknown>[] {
  if (Array.isArray(served)) return served.map(record);
  if (served === undefined || served === null) return [];
  throw new TypeError('not a list');
}

function record(served: unknown): Record<string, unknown> {
  if (isRecord(served) && !Array.isArray(served)) return served;
  throw new TypeError('not a record');
}

function text(served: unknown): string {
  if (typeof served === 'string') return served;
  if (typeof served === 'bigint' || (typeof served === 'number' && Number.isFinite(served))) {
    return String(served);
  }
  if (served === undefined || served === null) return '';
  throw new TypeError('not a text');
}

function number(served: unknown): number | undefined {
  if (typeof served === 'string' && !/^\d*$/.test(served)) throw new TypeError('not a number');
  return Number(text(served)) || undefined;
}

function id(served: unknown): Id {
  const digits = text(served);
  if (!/^\d+$/.test(digits) || isNoId(digits)) throw new TypeError('not an identifier');
  return toId(digits);
}
