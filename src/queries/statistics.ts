import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { changeGrades, getStatistics } from '@/api/statistics';
import type { Id } from '@/lib/id';
import {
  type GradesSaving,
  gradesChange,
  gradesFormValues,
  isSameGrades,
} from '@/schemas/grades-form';
import type { Grades } from '@/schemas/statistics';
import { projectKeys } from './projects';

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

/** The grades were not saved: since the professor saw them somebody has changed them. */
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
 * read first: over grades that the professor has not seen nothing is sent (decisions §2.11).
 *
 * @throws {GradesChangedError} when they have changed.
 */
export function changeGradesMutation(projectId: Id) {
  return mutationOptions({
    mutationKey: [...statisticsKeys.project(projectId), 'change'],
    mutationFn: async ({ given, known }: GradesSaving) => {
      const { grades } = await getStatistics(projectId);
      const served = gradesFormValues(grades);
      if (!known.some((seen) => isSameGrades(seen, served))) {
        throw new GradesChangedError(projectId, grades);
      }
      await changeGrades(projectId, gradesChange(given, grades?.supervisor_review));
    },
    meta: { invalidates: [statisticsKeys.project(projectId)] },
  });
}
