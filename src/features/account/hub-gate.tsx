import type { ReactNode } from 'react';
import { Spinner } from '@/components/spinner';
import { useConnection } from '@/queries/use-connection';
import { MissingIntegration } from './missing-integration';

/**
 * Shows its content unless the integrations say that no repository hub is connected; then it says so. If
 * the integrations cannot be read, the content is shown (spec §8, decisions §1).
 */
export function HubGate({ children }: { children: ReactNode }) {
  const connection = useConnection('repositoryHub');
  if (connection === 'pending') return <Spinner />;
  return connection === 'missing' ? <MissingIntegration kind="repositoryHub" /> : children;
}
