import { queryOptions } from '@tanstack/react-query';
import { getStatistics } from '@/api/statistics';

export const statisticsKeys = {
  project: (projectId: number) => ['statistics', projectId] as const,
};

/** Tasks and grades of a project in numbers (spec §2.5). */
export function statisticsOptions(projectId: number) {
  return queryOptions({
    queryKey: statisticsKeys.project(projectId),
    queryFn: ({ signal }) => getStatistics(projectId, signal),
  });
}
