import { useQuery } from '@tanstack/react-query';
import { DataText } from '@/components/data-text';
import { AppLink } from '@/components/link';
import { Notice } from '@/components/notice';
import type { NewProject } from '@/domain/project';
import { failedAttemptsOptions, isSameProject, likelyProject } from '@/queries/new-project';
import { projectsOptions } from '@/queries/projects';

interface RegisteredAnywayProps {
  /** What stands in the form. */
  project: Pick<NewProject, 'theme' | 'year' | 'studentIds'>;
}

/**
 * After a failed call the list is read: the server may have made the project before it failed
 * (decisions §1), and then sending it once more would make a second one.
 */
export function RegisteredAnyway({ project }: RegisteredAnywayProps) {
  const { data: attempts } = useQuery(failedAttemptsOptions());
  const ofThis = attempts.filter((attempt) => isSameProject(attempt.project, project));
  const { data: projects } = useQuery({ ...projectsOptions(), enabled: ofThis.length > 0 });
  const found = likelyProject(projects?.items ?? [], ofThis);
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
