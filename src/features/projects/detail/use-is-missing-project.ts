import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError } from '@/api/errors';
import type { Id } from '@/lib/id';
import { projectOptions } from '@/queries/projects';

/**
 * Whether the server has answered 404 for the project (decisions §5.26). A query without data loses its
 * error during a refetch, so the last answer is kept until the next one arrives.
 */
export function useIsMissingProject(projectId: Id): boolean {
  const { error, isFetching } = useQuery(projectOptions(projectId));
  const [missingId, setMissingId] = useState<Id>();
  const isMissing = isFetching
    ? missingId === projectId
    : error instanceof HttpError && error.status === 404;
  if (isMissing !== (missingId === projectId)) setMissingId(isMissing ? projectId : undefined);
  return isMissing;
}
