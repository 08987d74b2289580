import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Account } from '@/domain/account';
import type { Grades } from '@/domain/grades';
import { isCode, type ListOption, optionName } from '@/domain/list-option';
import type { ProjectDetail } from '@/domain/project';
import { EMPTY_LIST, lostIn, type ReadList, withItems } from '@/domain/read-list';
import type { Task } from '@/domain/task';
import { byDeadline } from '@/domain/task-lateness';
import { atMost } from '@/lib/at-most';
import type { Id } from '@/lib/id';
import { forEachOf } from '@/lib/pool';
import { showWallClock } from '@/lib/time';
import { accountOptions } from '@/queries/account';
import { latest } from '@/queries/client';
import { projectOptions, projectStagesOptions, projectStatusesOptions } from '@/queries/projects';
import { statisticsOptions } from '@/queries/statistics';
import { taskStatusesOptions, tasksOptions } from '@/queries/tasks';

/** The supervisor's review alone, or the whole project including the review. */
export type PaperKind = 'review' | 'passport';

export interface PaperTask {
  id: Id;
  name: string;
  deadline: string | undefined;
  /** The status by name; `undefined` for a code that the server's list lacks. */
  status: string | undefined;
  folder: string | undefined;
}

/** The data of a printed sheet. What could not be read is missing and left to be filled in by hand. */
export interface Paper {
  kind: PaperKind;
  projectId: Id;
  project: ProjectDetail | undefined;
  supervisor: Account | undefined;
  grades: Grades | undefined;
  /** Ordered by deadline; only in a passport. */
  tasks: ReadList<PaperTask> | undefined;
  /** How many records and fields could not be read; the sheet prints the number. */
  lost: number;
  /** Whether a call failed, so that something is missing that the server may have. */
  isPartial: boolean;
}

/** How long a call may take before the sheet is printed without its data. */
const PATIENCE_MS = 5_000;

/** Reads the data of a sheet. A call that fails or hangs leaves out only its own data. */
async function readPaper(client: QueryClient, projectId: Id, kind: PaperKind): Promise<Paper> {
  const isPassport = kind === 'passport';
  const [project, supervisor, statistics, tasks] = await Promise.all([
    readProject(client, projectId, isPassport),
    readInTime(client, accountOptions()),
    readInTime(client, statisticsOptions(projectId)),
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

/** Sheets read at once; each takes up to four calls. */
const MOST_READS = 2;

/** Reads the data of a sheet for each of the projects, in their order. */
export async function readPapers(
  client: QueryClient,
  projectIds: readonly Id[],
  kind: PaperKind,
): Promise<Paper[]> {
  const papers = new Map<Id, Paper>();
  const read = async (id: Id) => {
    papers.set(id, await readPaper(client, id, kind));
  };
  await forEachOf(projectIds, MOST_READS, read, new AbortController().signal);
  return projectIds.flatMap((id) => papers.get(id) ?? []);
}

/** Reads a query with a time limit; after a failure or too long a wait, its data from the cache. */
async function readInTime<Data, Key extends QueryKey>(
  client: QueryClient,
  options: UseQueryOptions<Data, Error, Data, Key>,
): Promise<Data | undefined> {
  const data = await atMost(latest(client, options), PATIENCE_MS);
  return data ?? client.getQueryData<Data>(options.queryKey);
}

/** Reads the list of names for codes; not called for when there are no codes. */
function readNames<Key extends QueryKey>(
  client: QueryClient,
  options: UseQueryOptions<ReadList<ListOption>, Error, ReadList<ListOption>, Key>,
  served: readonly (string | number | undefined)[],
): Promise<ReadList<ListOption> | undefined> | ReadList<ListOption> {
  return served.some(isCode) ? readInTime(client, options) : EMPTY_LIST;
}

/** The project with the names of its status and stage; only a passport prints them. */
async function readProject(client: QueryClient, projectId: Id, isPassport: boolean) {
  const project = await readInTime(client, projectOptions(projectId));
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
  const tasks = await readInTime(client, tasksOptions(projectId));
  if (!tasks) return { named: undefined, isWhole: false };
  const served = tasks.items.map(({ status }) => status);
  const statuses = await readNames(client, taskStatusesOptions(), served);
  const named = withItems(tasks, (items) =>
    byDeadline(items).map((task) => paperTask(task, statuses?.items ?? [])),
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
