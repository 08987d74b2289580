import { useQuery } from '@tanstack/react-query';
import { type IntegrationKind, isConnected } from '@/domain/account';
import { integrationsOptions } from './account';

/** The state of one kind of integration; `unknown` when the integrations could not be read. */
export type Connection = 'pending' | 'connected' | 'missing' | 'unknown';

/** Whether a service of this kind is connected; with `enabled: false` only the cache is asked. */
export function useConnection(kind: IntegrationKind, { enabled = true } = {}): Connection {
  const { data, isFetched } = useQuery({ ...integrationsOptions(), enabled });
  if (data) return isConnected(data, kind) ? 'connected' : 'missing';
  return isFetched ? 'unknown' : 'pending';
}
