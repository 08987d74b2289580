import { nameKey } from '@/lib/fold-text';
import type { Id, OpaqueId } from '@/lib/id';
import type { ListOption } from './list-option';
import type { ReadList } from './read-list';
import { saysDone } from './status-words';
import type { Student } from './student';

/** Years a project may be carried out in (spec §5, §9). */
export const PROJECT_YEAR = { min: 2000, max: 2100 } as const;

/** A project of a list (spec §3 "Project (list item)"). */
export interface Project {
  id: Id;
  theme: string;
  year: number | undefined;
  /** A name from the server's list; likewise the stage. */
  status: string | undefined;
  stage: string | undefined;
  students: ReadList<Student>;
}

/** Names of a project's students, in their order. */
export function studentNamesOf({ students }: Pick<Project, 'students'>): string[] {
  return students.items.map(({ name }) => name).filter(Boolean);
}

/**
 * The only project with a student of this name. `undefined` also if two students have this name, or if an
 * unreadable project may be the student's.
 */
export function onlyProjectOf(
  name: string,
  { items, lost }: ReadList<Project>,
): Project | undefined {
  const key = nameKey(name);
  const [found, another] = items.flatMap((project) =>
    project.students.items.filter((student) => nameKey(student.name) === key).map(() => project),
  );
  return lost > 0 || another ? undefined : found;
}

/** A project as read for its own page (spec §3 "Project (detail)"), or one of a list, which lacks the rest. */
export interface ProjectDetail extends Project {
  folderLink?: string | undefined;
}

/** The server's first status whose name says that a project is done, not called off; `undefined` if none does. */
export function doneStatusOf(statuses: readonly ListOption[]): string | undefined {
  return statuses.find(({ name }) => saysDone(name))?.name;
}

/** The project that a task belongs to (spec §3 "Project (task screens)"). */
export interface TaskProject extends Pick<Project, 'theme' | 'status' | 'stage'> {
  student: Student | undefined;
}

/** The two fields chosen from the server's lists. */
export type ProjectState = 'status' | 'stage';

/** A chosen option of one of the two lists. */
export interface ProjectStateChange {
  field: ProjectState;
  option: ListOption;
}

/** A change of one of several projects. */
export interface StateToChange extends ProjectStateChange {
  id: Id;
  theme: string;
}

/** A project to be registered (spec §5 "Add project"). */
export interface NewProject {
  theme: string;
  /** Ids as served in the students' applications. */
  studentIds: readonly OpaqueId[];
  /** Not sent: a list knows them by their names alone. */
  studentNames: readonly string[];
  year: number;
  repositoryOwner: string;
  repositoryName: string;
}

/** Whether a listed project may be the new one: same theme and year, and no other students (decisions §1). */
export function isSameProject(listed: Project, project: NewProject): boolean {
  const names = new Set(project.studentNames.map(nameKey));
  return (
    nameKey(listed.theme) === nameKey(project.theme) &&
    listed.year === project.year &&
    listed.students.items.every(({ name }) => names.has(nameKey(name)))
  );
}
