import type { QueryClient } from '@tanstack/react-query';
import type { Id } from '@/lib/id';
import { prefetch } from '@/queries/client';

/**
 * Starts the reads of a project's tasks and statistics, between which and its first page professors go
 * back and forth. Their modules bring zod, without which the first page opens, and are loaded now. Commits
 * are read on intent: they cost a server much.
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
    // The section loads its module again, and says so if it cannot be had.
  }
}
