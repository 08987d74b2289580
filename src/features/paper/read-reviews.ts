import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { Account } from '@/domain/account';
import type { Grades } from '@/domain/grades';
import type { ProjectDetail } from '@/domain/project';
import { lostIn } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import { accountOptions } from '@/queries/account';
import { inTurn } from '@/queries/in-turn';
import { projectOptions } from '@/queries/projects';
import { statisticsOptions } from '@/queries/statistics';

/** The data of a printed review. What could not be read is missing and left to be filled in by hand. */
export interface PrintedReview {
  projectId: Id;
  project: ProjectDetail | undefined;
  supervisor: Account | undefined;
  grades: Grades | undefined;
  /** How many records could not be read; the sheet prints the number. */
  lost: number;
  /** Whether a call failed, so that something is missing that the server may have. */
  isPartial: boolean;
}

/** How long a call may take before the sheet is printed without its data (decisions §2.28). */
const PATIENCE_MS = 5_000;

/** Reads the reviews of the projects, in their order. A call that fails or hangs leaves out only its own data. */
export function readReviews(
  client: QueryClient,
  projectIds: readonly Id[],
): Promise<PrintedReview[]> {
  const supervisor = readInTime(client, accountOptions());
  return Promise.all(projectIds.map((id) => readReview(client, id, supervisor)));
}

async function readReview(
  client: QueryClient,
  projectId: Id,
  supervisorRead: Promise<Account | undefined>,
): Promise<PrintedReview> {
  const [project, supervisor, statistics] = await Promise.all([
    readInTime(client, projectOptions(projectId)),
    supervisorRead,
    readInTime(client, statisticsOptions(projectId)),
  ]);
  const grades = statistics?.grades;
  return {
    projectId,
    project,
    supervisor,
    grades,
    lost: lostIn({ project, grades }),
    isPartial: !(project && supervisor && statistics),
  };
}

/** Reads a query with a time limit; after a failure or too long a wait, its data from the cache. */
async function readInTime<Data, Key extends QueryKey>(
  client: QueryClient,
  options: UseQueryOptions<Data, Error, Data, Key>,
): Promise<Data | undefined> {
  const data = await inTurn(() => {
    const limit = new Promise<undefined>((resolve) => {
      setTimeout(resolve, PATIENCE_MS);
    });
    return Promise.race([client.query(options), limit]);
  }).catch(() => undefined);
  return data ?? client.getQueryData<Data>(options.queryKey);
}
