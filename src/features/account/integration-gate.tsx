import type { ReactNode } from 'react';
import { MissingIntegration } from '@/components/missing-integration';
import { Spinner } from '@/components/spinner';
import type { IntegrationKind } from '@/domain/account';
import { useConnection } from '@/queries/use-connection';

interface IntegrationGateProps {
  /** The integration without which the content is not shown (spec §6). */
  needs: IntegrationKind;
  children: ReactNode;
}

/**
 * Shows its content when the integration is connected, otherwise how to connect it. A failed read counts as
 * "not connected" until a later one succeeds (spec §4, decisions §2.9).
 */
export function IntegrationGate({ needs, children }: IntegrationGateProps) {
  const connection = useConnection(needs);
  if (connection === 'connected') return children;
  if (connection === 'pending') return <Spinner />;
  return <MissingIntegration kind={needs} />;
}
