import { queryOptions } from '@tanstack/react-query';
import { getApplications } from '@/api/applications';

export const applicationKeys = { all: () => ['applications'] as const };

/** All applications of the professor, whatever their status (spec §2.11). */
export function applicationsOptions() {
  return queryOptions({
    queryKey: applicationKeys.all(),
    queryFn: ({ signal }) => getApplications(signal),
  });
}
