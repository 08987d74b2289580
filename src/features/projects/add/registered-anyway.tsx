import { useQuery } from '@tanstack/react-query';
import { DataText } from '@/components/data-text';
import { AppLink } from '@/components/link';
import { Notice } from '@/components/notice';
import type { NamedProject } from '@/domain/project';
import { lostLike, lostProjectsOptions, madeProject } from '@/queries/new-project';
import { projectsOptions } from '@/queries/projects';

interface RegisteredAnywayProps {
  /** The values of the form. */
  project: NamedProject;
}

/**
 * Warns that a project like this exists, after a registration that failed: the server may have created it
 * before failing (decisions §1), and sending it again would create a second one.
 */
export function RegisteredAnyway({ project }: RegisteredAnywayProps) {
  const lost = lostLike(project, useQuery(lostProjectsOptions()).data);
  const { data: projects } = useQuery({ ...projectsOptions(), enabled: lost.length > 0 });
  const found = madeProject(projects?.items ?? [], lost);
  if (!found) return null;
  return (
    <Notice tint="warning" role="alert">
      Проект{' '}
      <AppLink to="/projects/$projectId" params={{ projectId: found.id }} underline="always">
        «<DataText>{found.theme}</DataText>»
      </AppLink>{' '}
      с этими студентами уже есть: похоже, он оформлен, несмотря на ошибку. Проверьте, прежде чем
      отправлять ещё раз.
    </Notice>
  );
}
