import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { decideApplication, getApplications } from '@/api/applications';
import type { Application } from '@/domain/application';
import { withItems } from '@/domain/read-list';

const applicationKeys = { all: () => ['applications'] as const };

/** All applications of the professor, whatever their status (spec §2.11). */
export function applicationsOptions() {
  return queryOptions({
    queryKey: applicationKeys.all(),
    queryFn: ({ signal }) => getApplications(signal),
  });
}

/**
 * Approves (`true`) or rejects (`false`) an application. Not optimistic: it counts as decided only after
 * the server's answer (spec §4 "Application").
 */
export function decideApplicationMutation(application: Application) {
  const { id } = application;
  const { queryKey } = applicationsOptions();
  return mutationOptions({
    mutationKey: [...queryKey, 'decide', id],
    mutationFn: (isApproved: boolean) => decideApplication({ ...application, isApproved }),
    onSuccess: async (_answer, isApproved, _shown, { client }) => {
      const status = isApproved ? 'approved' : 'rejected';
      // An answer still on its way may be older than the decision.
      await client.cancelQueries({ queryKey });
      client.setQueryData(
        queryKey,
        (applications) =>
          applications &&
          withItems(applications, (items) =>
            items.map((item) => (item.id === id ? { ...item, status } : item)),
          ),
      );
    },
    meta: { invalidates: [queryKey] },
  });
}
