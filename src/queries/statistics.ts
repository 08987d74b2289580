import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
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

/** A server is asked for the statistics of no more projects at once. */
const MOST_READS = 3;

/** The statistics of these projects that were read before and have not changed since, as far as is known. */
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

/** Reads the statistics of many projects anew and hands out each as it comes; what fails is left out. */
export async function readStatistics(
  client: QueryClient,
  projectIds: readonly Id[],
  signal: AbortSignal,
  onRead: (projectId: Id, statistics: Statistics) => void,
): Promise<void> {
  const reading = { most: MOST_READS, optionsOf: statisticsOptions, onRead };
  await readEach(client, projectIds, reading, signal);
}

/** The grades were not saved: the professor has not seen all that the server has now. */
export class GradesChangedError extends Error {
  override name = 'GradesChangedError';
  /** As the server has them now. */
  readonly grades: Grades | undefined;

  constructor(projectId: Id, grades: Grades | undefined) {
    super(`grades of project ${projectId} not saved: changed elsewhere`);
    this.grades = grades;
  }
}

/**
 * Changes the grades of a project; the server reckons the others from them (spec §2.5, §8). They are
 * read first: over grades that the professor has not seen nothing is sent (decisions §2.11), nor over
 * a criterion that cannot be shown.
 *
 * @throws {GradesChangedError} when they have changed, or cannot be read as a whole.
 */
export function changeGradesMutation(projectId: Id) {
  return mutationOptions({
    mutationKey: [...statisticsKeys.project(projectId), 'change'],
    mutationFn: async ({ given, known }: GradesSaving) => {
      const { grades } = await getStatistics(projectId);
      const served = gradesFormValues(grades);
      const isKnown = known.some((seen) => isSameGrades(seen, served));
      if (!isKnown || lostIn(grades) > 0) {
        throw new GradesChangedError(projectId, grades);
      }
      await changeGrades(projectId, gradesChange(given, grades?.review));
    },
    meta: { invalidates: [statisticsKeys.project(projectId)] },
  });
}
