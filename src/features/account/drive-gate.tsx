import { notifyManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { failureDetails } from '@/api/failure-details';
import { FailedRead } from '@/components/failed-read';
import { MissingIntegration } from '@/components/missing-integration';
import shared from '@/components/shared.module.css';
import { Spinner } from '@/components/spinner';
import type { ProjectDetail } from '@/domain/project';
import { integrationsOptions } from '@/queries/account';
import { projectKeys } from '@/queries/projects';

/**
 * Shows its content when a cloud drive is connected, otherwise how to connect it (spec §6). Integrations that could
 * not be read count as not connected (spec §8), which is told, unless a project's folder proves the drive.
 */
export function DriveGate({ children }: { children: ReactNode }) {
  const { data, error, isFetched, isFetching, refetch } = useQuery(integrationsOptions());
  const isProven = useHasCloudFolder();
  if (data?.cloudDrive) return children;
  if (data) return <MissingIntegration kind="cloudDrive" />;
  if (!isFetched) return <Spinner />;
  return (
    <div className={shared.stack}>
      <FailedRead
        details={failureDetails(error)}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      >
        Не удалось узнать, что подключено
      </FailedRead>
      {isProven ? children : <MissingIntegration kind="cloudDrive" />}
    </div>
  );
}

/** Whether some project that was read has a folder in the cloud: only a connected drive gives one. */
function useHasCloudFolder(): boolean {
  const client = useQueryClient();
  const subscribe = useCallback(
    // Later: the cache tells of a query while the component that needs it renders.
    (listener: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [client],
  );
  return useSyncExternalStore(subscribe, () =>
    client
      .getQueriesData<Partial<ProjectDetail>>({ queryKey: projectKeys.each() })
      .some(([, project]) => project?.folderLink !== undefined),
  );
}
