import {
  type MutationFunctionContext,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { changeGrades, getStatistics } from '@/api/statistics';
import type { Grades, Statistics } from '@/domain/grades';
import { lostIn } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import {
  type GradesSaving,
  gradesChange,
  gradesFormValues,
  isSameGrades,
} from '@/schemas/grades-form';
import { projectKeys } from './projects';
import { sendAndProve } from './proof';
import { readEach } from './read-each';

export const statisticsKeys = {
  project: (projectId: Id) => [...projectKeys.project(projectId), 'statistics'] as const,
};

/** Tasks and grades of a project in numbers (spec §2.5). */
export function statisticsOptions(projectId: Id) {
  return queryOptions({
    queryKey: statisticsKeys.project(projectId),
    queryFn: ({ signal }) => getStatistics(projectId, signal),
  });
}

/** Statistics of this many projects are read at once, at most. */
const MOST_READS = 3;

/** Cached statistics of these projects that are not stale. */
export function knownStatistics(
  client: QueryClient,
  projectIds: readonly Id[],
): Map<Id, Statistics> {
  const known = new Map<Id, Statistics>();
  for (const id of projectIds) {
    const state = client.getQueryState<Statistics>(statisticsOptions(id).queryKey);
    if (state?.data && !state.isInvalidated) known.set(id, state.data);
  }
  return known;
}

/**
 * Reads the statistics of many projects and reports each answer or failure as it arrives.
 */
export async function readStatistics(
  client: QueryClient,
  projectIds: readonly Id[],
  signal: AbortSignal,
  onRead: (projectId: Id, statistics: Statistics) => void,
  onFailure: (projectId: Id) => void = () => undefined,
): Promise<void> {
  const reading = { most: MOST_READS, optionsOf: statisticsOptions, onRead, onFailure };
  await readEach(client, projectIds, reading, signal);
}

/** The grades were not saved: the server has changes that the professor has not seen. */
export class GradesChangedError extends Error {
  override name = 'GradesChangedError';
  /** Current grades of the server. */
  readonly grades: Grades | undefined;

  constructor(projectId: Id, grades: Grades | undefined) {
    super(`grades of project ${projectId} not saved: changed elsewhere`);
    this.grades = grades;
  }
}

/**
 * Changes the grades of a project; the server calculates the derived ones (spec §2.5, §8). Reads them first, so
 * that it never overwrites grades that the professor has not seen (decisions §2.11) or an unreadable criterion.
 *
 * @throws {GradesChangedError} if they have changed or cannot be read completely.
 */
export function changeGradesMutation(projectId: Id) {
  return mutationOptions({
    mutationKey: [...statisticsKeys.project(projectId), 'change'],
    mutationFn: async ({ given, known }: GradesSaving, { client }: MutationFunctionContext) => {
      const { grades } = await getStatistics(projectId);
      const served = gradesFormValues(grades);
      const isKnown = known.some((seen) => isSameGrades(seen, served));
      if (!isKnown || lostIn(grades) > 0) {
        throw new GradesChangedError(projectId, grades);
      }
      await sendAndProve(client, {
        send: () => changeGrades(projectId, gradesChange(given, grades?.review)),
        read: { ...statisticsOptions(projectId), staleTime: 0 },
        judge: (now) => {
          if (!isSameGrades(given, gradesFormValues(now.grades))) return 'undone';
          // Grades that were the same before prove nothing.
          return isSameGrades(given, served) ? 'unknown' : 'done';
        },
        invalidates: [],
      });
    },
    meta: {
      invalidates: [statisticsKeys.project(projectId)],
      // Changes made elsewhere are shown in the dialog itself.
      errorMessage: (error) =>
        error instanceof GradesChangedError ? undefined : 'Не удалось сохранить оценки',
    },
  });
}
