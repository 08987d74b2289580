import type { ReactNode } from 'react';
import { Spinner } from '@/components/spinner';
import { MissingIntegration } from './missing-integration';
import { type IntegrationKind, useConnection } from './use-connection';

interface IntegrationGateProps {
  /** What has to be connected before the content makes sense (spec §6). */
  needs: IntegrationKind;
  children: ReactNode;
}

/**
 * Shows its content to a professor with the integration, and the way to it to the others; a failed
 * call counts as "not connected" until a later one succeeds (spec §4, decisions §2.9).
 */
export function IntegrationGate({ needs, children }: IntegrationGateProps) {
  const connection = useConnection(needs);
  if (connection === 'connected') return children;
  if (connection === 'pending') return <Spinner />;
  return <MissingIntegration kind={needs} />;
}
