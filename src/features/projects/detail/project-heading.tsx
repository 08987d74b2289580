import type { Id } from '@/lib/id';

interface ProjectHeadingProps {
  projectId: Id;
  /** Left out until the project has been read; src/document/early-project.ts fills it in. */
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
