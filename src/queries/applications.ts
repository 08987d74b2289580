import {
  type MutationFunctionContext,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { decideApplication, getApplications } from '@/api/applications';
import type { Application, ApplicationDecision } from '@/domain/application';
import { withItems } from '@/domain/read-list';
import { batchFailure, findDoneBy } from './batch';
import { sendAndProve, type Verdict } from './proof';

/** All applications of the professor, whatever their status (spec §2.11). */
export function applicationsOptions() {
  return queryOptions({
    queryKey: ['applications'],
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
    mutationFn: (isApproved: boolean, { client }: MutationFunctionContext) =>
      sendAndProve(client, {
        send: () => decideApplication({ ...application, isApproved }),
        read: applicationsOptions(),
        judge: ({ items }): Verdict => {
          const listed = items.find((item) => item.id === id);
          if (!listed) return 'unknown';
          return listed.status === statusAfter(isApproved) ? 'done' : 'undone';
        },
        onDone: () => showDecision(client, { id, isApproved }),
        invalidates: [queryKey],
      }),
  });
}

/** Writes an accepted decision into the cached list. */
function showDecision(
  client: QueryClient,
  { id, isApproved }: Pick<ApplicationDecision, 'id' | 'isApproved'>,
) {
  const status = statusAfter(isApproved);
  client.setQueryData(
    applicationsOptions().queryKey,
    (applications) =>
      applications &&
      withItems(applications, (items) =>
        items.map((item) => (item.id === id ? { ...item, status } : item)),
      ),
  );
}

function statusAfter(isApproved: boolean): Application['status'] {
  return isApproved ? 'approved' : 'rejected';
}

/** An application with the decision about it. */
export interface DecidedApplication extends Application {
  isApproved: boolean;
}

/** The batch that approves or rejects several applications (decisions §5.34). */
export const decisionsBatch = {
  send: async (decision: DecidedApplication, { client }: MutationFunctionContext) => {
    await decideApplication(decision);
    showDecision(client, decision);
  },
  failureOf: batchFailure,
  prepare: findDoneBy(async (client) => {
    const { items } = await client.query({ ...applicationsOptions(), staleTime: 0 });
    return ({ id, isApproved }: DecidedApplication) =>
      items.some((item) => item.id === id && item.status === statusAfter(isApproved));
  }),
  invalidates: () => [applicationsOptions().queryKey],
};
