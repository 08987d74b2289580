import { useQuery } from '@tanstack/react-query';
import type { Integrations } from '@/domain/account';
import { integrationsOptions } from '@/queries/account';

/** The kinds of integration (spec §9). */
export type IntegrationKind = 'planner' | 'cloudDrive' | 'repositoryHub';

/** The state of one kind of integration; `unknown` when the integrations could not be read. */
export type Connection = 'pending' | 'connected' | 'missing' | 'unknown';

/** Whether a service of this kind is connected. */
export function useConnection(kind: IntegrationKind): Connection {
  const { data, isFetched } = useQuery(integrationsOptions());
  if (data) return isConnected(data, kind) ? 'connected' : 'missing';
  return isFetched ? 'unknown' : 'pending';
}

function isConnected(integrations: Integrations, kind: IntegrationKind): boolean {
  if (kind !== 'repositoryHub') return integrations[kind] !== undefined;
  const { items, lost } = integrations.repositoryHubs;
  return items.length + lost > 0;
}
