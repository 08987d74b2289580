import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError } from '@/api/errors';
import type { Id } from '@/lib/id';
import { projectOptions } from '@/queries/project';

/**
 * Whether the server answered 404 for the project (decisions §5.26). A query without data loses its error
 * during a refetch, so the result is kept until the next answer.
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
