import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/link';
import type { Id } from '@/lib/id';

interface AssignTasksLinkProps {
  projectIds: readonly Id[];
  children: ReactNode;
}

/** Leads to the form of new tasks with these projects chosen; nothing without one. */
export function AssignTasksLink({
  projectIds: [first, ...others],
  children,
}: AssignTasksLinkProps) {
  if (first === undefined) return null;
  return (
    <ButtonLink
      variant="outlined"
      to="/projects/$projectId/tasks/add"
      params={{ projectId: first }}
      search={{ projects: others.join(',') || undefined }}
    >
      {children}
    </ButtonLink>
  );
}
