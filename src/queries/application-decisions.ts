import { decideApplication } from '@/api/applications';
import type { ApplicationDecision } from '@/domain/application';
import { type KeptDecision, keptDecision } from '@/schemas/kept-decision';
import { applicationsOptions, showDecision } from './applications';
import type { BatchKind } from './batch-run';

/** The batch that approves or rejects several applications (decisions §5.37). */
export const decisionsBatch: BatchKind<KeptDecision> = {
  batch: 'applications',
  readValues: (kept) => keptDecision.safeParse(kept).data,
  identityOf,
  read: async (_rows, client) => {
    const { items } = await client.query({ ...applicationsOptions(), staleTime: 0 });
    return items
      .filter(({ status }) => status === 'approved' || status === 'rejected')
      .map(({ id, status }) => identityOf({ id, isApproved: status === 'approved' }));
  },
  send: async (decision, client) => {
    await decideApplication(decision);
    await showDecision(client, decision);
  },
  invalidates: [applicationsOptions().queryKey],
};

function identityOf({ id, isApproved }: Pick<ApplicationDecision, 'id' | 'isApproved'>): string {
  return `${id} ${isApproved}`;
}
