import type { QueryClient } from '@tanstack/react-query';
import type { Id } from '@/lib/id';
import { prefetch } from '@/queries/client';

/**
 * Prefetches a project's tasks and statistics, because professors switch between them and its first page. Imports
 * their modules dynamically, since the first page does not need them. Commits are expensive for a server and are
 * prefetched only on intent.
 */
export async function prefetchSections(client: QueryClient, projectId: Id): Promise<void> {
  try {
    const [{ tasksOptions, taskStatusesOptions }, { statisticsOptions }] = await Promise.all([
      import('@/queries/tasks'),
      import('@/queries/statistics'),
    ]);
    prefetch(client, tasksOptions(projectId));
    prefetch(client, taskStatusesOptions());
    prefetch(client, statisticsOptions(projectId));
  } catch {
    // The section itself imports the module again when it is opened, and reports a failure there.
  }
}
