import { decideApplication } from '@/api/applications';
import type { Application } from '@/domain/application';
import { type KeptDecision, keptDecision } from '@/schemas/kept-decision';
import { applicationsOptions, showDecision } from './applications';
import { BATCH } from './batch/batch-names';
import type { BatchKind } from './batch/batch-run';

/** The batch that approves or rejects several applications (decisions §5.37). */
export const decisionsBatch: BatchKind<KeptDecision, Application> = {
  batch: BATCH.decisions,
  readValues: (kept) => keptDecision.safeParse(kept).data,
  identityOf: ({ id, isApproved }) => `${id} ${isApproved}`,
  read: async (_rows, client) => {
    const { items } = await client.query({ ...applicationsOptions(), staleTime: 0 });
    return items;
  },
  isSame: ({ id, status }, decision) =>
    id === decision.id && status === (decision.isApproved ? 'approved' : 'rejected'),
  send: async (decision, client) => {
    await decideApplication(decision);
    await showDecision(client, decision);
  },
  invalidates: [applicationsOptions().queryKey],
};
