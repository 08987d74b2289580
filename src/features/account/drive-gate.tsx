import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureDetails } from '@/api/failure-details';
import { FailedRead } from '@/components/failed-read';
import { MissingIntegration } from '@/components/missing-integration';
import shared from '@/components/shared.module.css';
import { Spinner } from '@/components/spinner';
import { integrationsOptions, useConnection } from '@/queries/account';

interface DriveGateProps {
  /** A project has a folder in the cloud: only a connected drive gives one. */
  isProven?: boolean;
  children: ReactNode;
}

/**
 * Shows its content when a cloud drive is connected, otherwise how to connect it (spec §6). Integrations that could
 * not be read count as not connected (spec §8), which is told, unless the drive is proven.
 */
export function DriveGate({ isProven = false, children }: DriveGateProps) {
  const connection = useConnection('cloudDrive');
  const { error, refetch } = useQuery(integrationsOptions());
  if (connection === 'pending') return <Spinner />;
  const isUnknown = connection === 'unknown';
  const isOpen = connection === 'connected' || (isUnknown && isProven);
  // One tree in every case: a form keeps its state when the integrations are read after all.
  return (
    <div className={shared.stack}>
      {isUnknown && (
        <FailedRead details={failureDetails(error)} onRetry={refetch}>
          Не удалось узнать, что подключено
        </FailedRead>
      )}
      {isOpen ? children : <MissingIntegration kind="cloudDrive" />}
    </div>
  );
}
