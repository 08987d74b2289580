import { FIRST_ROWS, WholeList } from '@/components/whole-list';
import { FoundCount } from '@/features/projects/list/found-count';
import { ProjectRow, projectRows } from '@/features/projects/list/project-row';
import { isRecord } from '@/lib/record';
import type { ProjectListItem } from '@/schemas/projects';
import { nodesOf } from './dom-jsx/jsx-runtime';

/**
 * Shows the list of projects where the prerendered frame has kept its place, as the app will show it
 * a second later: from its own components, by links that the browser follows. What is not served as
 * plainly as nearly all is left to the app, which knows every way (schemas/wire.ts).
 *
 * @returns whether it is there.
 */
export function showEarlyProjects(frame: HTMLElement, body: string): boolean {
  const projects = plainProjects(body);
  const room = frame.querySelector('[data-when="projects"] > progress');
  if (!projects || !room) return false;
  const rows = (
    <WholeList
      items={projects.slice(0, FIRST_ROWS)}
      {...projectRows}
      renderItem={(project) => <ProjectRow project={project} />}
    />
  );
  room.previousElementSibling?.replaceWith(...nodesOf(<FoundCount found={projects} />));
  room.replaceWith(...nodesOf(rows));
  return true;
}

/** Go servers answer `null` for a list of none. */
type PlainProject = Omit<ProjectListItem, 'students'> & Partial<Pick<ProjectListItem, 'students'>>;

/** The projects of an answer; `undefined` when anything in it has to be read with care. */
function plainProjects(body: string): ProjectListItem[] | undefined {
  try {
    const answer: unknown = JSON.parse(body);
    const projects = isRecord(answer) && answer['projects'];
    if (!Array.isArray(projects) || projects.length === 0 || !projects.every(isPlain)) return;
    return projects.map((project) => ({ ...project, students: project.students ?? [] }));
  } catch {
    return undefined;
  }
}

function isPlain(project: unknown): project is PlainProject {
  if (!isRecord(project)) return false;
  const { id, theme, year, status, stage } = project;
  const students = project['students'] ?? [];
  return (
    Number.isSafeInteger(id) &&
    [theme, status, stage].every(isText) &&
    isInteger(year) &&
    Array.isArray(students) &&
    students.every(isPlainStudent)
  );
}

function isPlainStudent(student: unknown): boolean {
  if (!isRecord(student)) return false;
  const { student_name, student_course, student_ed_program, student_university } = student;
  return (
    [student_name, student_ed_program, student_university].every(isText) &&
    isInteger(student_course)
  );
}

/** A Go server leaves out what is empty. */
function isText(value: unknown): boolean {
  return typeof (value ?? '') === 'string';
}

function isInteger(value: unknown): boolean {
  return Number.isInteger(value ?? 0);
}
