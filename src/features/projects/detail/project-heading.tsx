import { OPENS_DIALOG } from '@/components/app-dialog';
import { IconButton } from '@/components/button';
import type { Id } from '@/lib/id';
import { AssignTasksLink } from '../assign-tasks-link';

interface ProjectHeadingProps {
  projectId: Id;
  /** Left out until the project has been read; src/document/early.ts fills it in. */
  theme?: string | undefined;
}

/** The heading of a project's page: its number and its theme. */
export function ProjectHeading({ projectId, theme }: ProjectHeadingProps) {
  return (
    <>
      {`#${projectId} `}
      <bdi>{theme}</bdi>
    </>
  );
}

interface ProjectActionsProps {
  projectId: Id;
  /** `undefined` in the prerendered frame. */
  onDelete?: () => void;
}

/** What can be done with a project, beside its heading (spec §2.4). */
export function ProjectActions({ projectId, onDelete }: ProjectActionsProps) {
  return (
    <>
      <AssignTasksLink isMain projectIds={[projectId]} />
      <IconButton
        danger
        icon="delete"
        label="Удалить проект"
        disabled={!onDelete}
        {...OPENS_DIALOG}
        onClick={onDelete}
      />
    </>
  );
}
