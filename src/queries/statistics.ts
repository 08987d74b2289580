import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { changeGrades, getStatistics } from '@/api/statistics';
import type { Id } from '@/lib/id';
import type { GradesChange } from '@/schemas/statistics';
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

/** Changes the grades of a project; the server reckons the others from them (spec §2.5, §8). */
export function changeGradesMutation(projectId: Id) {
  return mutationOptions({
    mutationKey: [...statisticsKeys.project(projectId), 'change'],
    mutationFn: (grades: GradesChange) => changeGrades(projectId, grades),
    meta: { invalidates: [statisticsKeys.project(projectId)] },
  });
}
