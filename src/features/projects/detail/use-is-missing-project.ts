import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError } from '@/api/errors';
import type { Id } from '@/lib/id';
import { projectOptions } from '@/queries/project';

/**
 * Whether the server says that there is no such project (decisions §5.26). A query without data
 * forgets its error while it is read again, so the answer is remembered until the next one has come.
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
