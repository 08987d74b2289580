import type { ReactNode } from 'react';
import { MissingIntegration } from './missing-integration';
import { useConnection } from './use-connection';

/**
 * Says that no repository hub is connected where the integrations say so; otherwise shows its content,
 * also where the integrations cannot be read (spec §8, decisions §1).
 */
export function HubGate({ children }: { children: ReactNode }) {
  const connection = useConnection('repositoryHub');
  return connection === 'missing' ? <MissingIntegration kind="repositoryHub" /> : children;
}
