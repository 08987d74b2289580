import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/link';
import type { Id } from '@/lib/id';

interface AssignTasksLinkProps {
  projectIds: readonly Id[];
  /** It leads among the actions of its page. */
  isMain?: boolean;
  children?: ReactNode;
}

/** Leads to the form of new tasks (spec §2.8) with these projects chosen; nothing without one. */
export function AssignTasksLink({
  projectIds: [first, ...others],
  isMain,
  children = 'Назначить задание',
}: AssignTasksLinkProps) {
  if (first === undefined) return null;
  return (
    <ButtonLink
      {...(isMain ? { variant: 'contained', icon: 'add' } : { variant: 'outlined' })}
      to="/projects/$projectId/tasks/add"
      params={{ projectId: first }}
      search={{ projects: others.join(',') || undefined }}
    >
      {children}
    </ButtonLink>
  );
}
