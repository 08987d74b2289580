import type { QueryClient } from '@tanstack/react-query';
import type { Id } from '@/lib/id';
import { prefetch } from '@/queries/client';

/**
 * Reads a project's tasks and statistics ahead: professors go back and forth between them and its first
 * page. The modules are imported here because the first page does without them. Commits
 * are expensive for a server and are read on intent alone.
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
