import type { QueryClient } from '@tanstack/react-query';
import type { Account } from '@/domain/account';
import type { Grades } from '@/domain/grades';
import { findOption, type ListOption } from '@/domain/list-option';
import type { ProjectDetail } from '@/domain/project';
import { EMPTY_LIST, lostIn, type ReadList, withItems } from '@/domain/read-list';
import type { Task } from '@/domain/task';
import type { Id } from '@/lib/id';
import { readable } from '@/lib/served-time';
import { showWallClock } from '@/lib/time';
import { accountOptions } from '@/queries/account';
import { latest } from '@/queries/client';
import { projectOptions } from '@/queries/project';
import { statisticsOptions } from '@/queries/statistics';
import { taskStatusesOptions, tasksOptions } from '@/queries/tasks';

/** The supervisor's review, or all that is known of the project with the review in it. */
export type PaperKind = 'review' | 'passport';

export interface PaperTask {
  id: Id;
  name: string;
  deadline: string | undefined;
  status: string | number;
  folder: string | undefined;
}

/** What is printed of a project; what could not be had is missing, and is filled in by hand. */
export interface Paper {
  kind: PaperKind;
  projectId: Id;
  project: ProjectDetail | undefined;
  supervisor: Account | undefined;
  grades: Grades | undefined;
  /** By deadline; only in a passport. */
  tasks: ReadList<PaperTask> | undefined;
  /** How many records and fields could not be read and are missing on the sheet, which says so. */
  lost: number;
  /** A call failed: something is missing that the server may have. */
  isPartial: boolean;
}

/** Reads what the paper says. A call that fails costs its own lines and no other. */
export async function readPaper(
  client: QueryClient,
  projectId: Id,
  kind: PaperKind,
): Promise<Paper> {
  const [project, supervisor, statistics, tasks] = await Promise.all([
    latest(client, projectOptions(projectId)),
    latest(client, accountOptions()),
    latest(client, statisticsOptions(projectId)),
    kind === 'passport' ? readTasks(client, projectId) : undefined,
  ]);
  return {
    kind,
    projectId,
    project,
    supervisor,
    grades: statistics?.grades,
    tasks,
    lost: lostIn({ project, grades: statistics?.grades, tasks }),
    isPartial: !(project && supervisor && statistics) || (kind === 'passport' && !tasks),
  };
}

async function readTasks(client: QueryClient, projectId: Id) {
  const [tasks, statuses = EMPTY_LIST] = await Promise.all([
    latest(client, tasksOptions(projectId)),
    latest(client, taskStatusesOptions()),
  ]);
  return (
    tasks &&
    withItems(tasks, (items) =>
      items.toSorted(byDeadline).map((task) => paperTask(task, statuses.items)),
    )
  );
}

function paperTask(task: Task, statuses: readonly ListOption[]): PaperTask {
  return {
    id: task.id,
    name: task.name,
    deadline: task.deadline && showWallClock(task.deadline),
    status: findOption(statuses, task.status)?.name ?? task.status,
    folder: task.folderLink,
  };
}

/** Wall clocks compare as texts; a task without one comes last. */
function byDeadline(a: Task, b: Task): number {
  const [first = '~', second = '~'] = [readable(a.deadline), readable(b.deadline)];
  return first === second ? 0 : first < second ? -1 : 1;
}
