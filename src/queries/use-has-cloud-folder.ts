import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { ProjectDetail } from '@/domain/project';
import { projectKeys } from './projects';

/** Whether some project that was read has a folder in the cloud: only a connected drive gives one. */
export function useHasCloudFolder(): boolean {
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
