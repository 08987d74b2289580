import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Account } from '@/domain/account';
import type { Grades } from '@/domain/grades';
import { isCode, type ListOption, optionName } from '@/domain/list-option';
import type { ProjectDetail } from '@/domain/project';
import { EMPTY_LIST, lostIn, type ReadList, withItems } from '@/domain/read-list';
import type { Task } from '@/domain/task';
import { atMost } from '@/lib/at-most';
import type { Id } from '@/lib/id';
import { readable } from '@/lib/served-time';
import { showWallClock } from '@/lib/time';
import { accountOptions } from '@/queries/account';
import { latest } from '@/queries/client';
import { projectOptions } from '@/queries/project';
import { projectStagesOptions, projectStatusesOptions } from '@/queries/projects';
import { statisticsOptions } from '@/queries/statistics';
import { taskStatusesOptions, tasksOptions } from '@/queries/tasks';

/** The supervisor's review, or all that is known of the project with the review in it. */
export type PaperKind = 'review' | 'passport';

export interface PaperTask {
  id: Id;
  name: string;
  deadline: string | undefined;
  /** Its name; a code that the server's list does not name is left out. */
  status: string | undefined;
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

/** How long the sheet waits for one call before it is printed without what that would have said. */
const PATIENCE_MS = 5_000;

/** Reads what the paper says. A call that fails, or hangs, costs its own lines and no other. */
export async function readPaper(
  client: QueryClient,
  projectId: Id,
  kind: PaperKind,
): Promise<Paper> {
  const isPassport = kind === 'passport';
  const [project, supervisor, statistics, tasks] = await Promise.all([
    readProject(client, projectId, isPassport),
    soon(client, accountOptions()),
    soon(client, statisticsOptions(projectId)),
    isPassport ? readTasks(client, projectId) : undefined,
  ]);
  return {
    kind,
    projectId,
    project: project.named,
    supervisor,
    grades: statistics?.grades,
    tasks: tasks?.named,
    lost: lostIn({ project: project.named, grades: statistics?.grades, tasks: tasks?.named }),
    isPartial: !(project.isWhole && supervisor && statistics) || (isPassport && !tasks?.isWhole),
  };
}

/** What the server says by now, or else the last that it has said. */
async function soon<Data, Key extends QueryKey>(
  client: QueryClient,
  options: UseQueryOptions<Data, Error, Data, Key>,
): Promise<Data | undefined> {
  const data = await atMost(latest(client, options), PATIENCE_MS);
  return data ?? client.getQueryData<Data>(options.queryKey);
}

/** The list that names the codes; it is not asked for where there are none. */
function readNames<Key extends QueryKey>(
  client: QueryClient,
  options: UseQueryOptions<ReadList<ListOption>, Error, ReadList<ListOption>, Key>,
  served: readonly (string | number | undefined)[],
): Promise<ReadList<ListOption> | undefined> | ReadList<ListOption> {
  return served.some(isCode) ? soon(client, options) : EMPTY_LIST;
}

/** The project with the names of its status and stage; only a passport prints them. */
async function readProject(client: QueryClient, projectId: Id, isPassport: boolean) {
  const project = await soon(client, projectOptions(projectId));
  if (!project || !isPassport) return { named: project, isWhole: project !== undefined };
  const { status, stage } = project;
  const [statuses, stages] = await Promise.all([
    readNames(client, projectStatusesOptions(), [status]),
    readNames(client, projectStagesOptions(), [stage]),
  ]);
  return {
    named: {
      ...project,
      status: optionName(statuses?.items ?? [], status),
      stage: optionName(stages?.items ?? [], stage),
    },
    isWhole: statuses !== undefined && stages !== undefined,
  };
}

async function readTasks(client: QueryClient, projectId: Id) {
  const tasks = await soon(client, tasksOptions(projectId));
  if (!tasks) return { named: undefined, isWhole: false };
  const served = tasks.items.map(({ status }) => status);
  const statuses = await readNames(client, taskStatusesOptions(), served);
  const named = withItems(tasks, (items) =>
    items.toSorted(byDeadline).map((task) => paperTask(task, statuses?.items ?? [])),
  );
  return { named, isWhole: statuses !== undefined };
}

function paperTask(task: Task, statuses: readonly ListOption[]): PaperTask {
  return {
    id: task.id,
    name: task.name,
    deadline: task.deadline && showWallClock(task.deadline),
    status: optionName(statuses, task.status),
    folder: task.folderLink,
  };
}

/** Wall clocks compare as texts; a task without one comes last. */
function byDeadline(a: Task, b: Task): number {
  const [first = '~', second = '~'] = [readable(a.deadline), readable(b.deadline)];
  return first === second ? 0 : first < second ? -1 : 1;
}
