import { useQuery } from '@tanstack/react-query';
import { HttpError } from '@/api/errors';
import type { Id } from '@/lib/id';
import { projectOptions } from '@/queries/projects';
import { useLastError } from '@/queries/use-last-error';

/** Whether the server has answered 404 for the project (decisions §5.26). */
export function useIsMissingProject(projectId: Id): boolean {
  const error = useLastError(useQuery(projectOptions(projectId)), projectId);
  return error instanceof HttpError && error.status === 404;
}
