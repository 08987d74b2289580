import type { ReactNode } from 'react';
import { MissingIntegration } from './missing-integration';
import { useConnection } from './use-connection';

/**
 * Shows its content unless the integrations say that no repository hub is connected; then it says so. If
 * the integrations cannot be read, the content is shown (spec §8, decisions §1).
 */
export function HubGate({ children }: { children: ReactNode }) {
  const connection = useConnection('repositoryHub');
  return connection === 'missing' ? <MissingIntegration kind="repositoryHub" /> : children;
}
