import { useQuery } from '@tanstack/react-query';
import { BatchPanel } from '@/components/batch/batch-panel';
import { DataText } from '@/components/data-text';
import { ButtonLink } from '@/components/link';
import { isSameProject } from '@/domain/project';
import { batchActions } from '@/queries/batch/batch';
import { addProjectsBatch } from '@/queries/new-projects';
import { projectsOptions } from '@/queries/projects';
import type { KeptProject } from '@/schemas/project-list';

/** Progress of the batch that registers projects (decisions §5.41). */
export function ProjectsPanel() {
  return (
    <BatchPanel
      heading="Регистрация проектов"
      actions={batchActions(addProjectsBatch)}
      renderNext={(done, close) => <NextSteps done={done} close={close} />}
    >
      {({ theme, year, studentNames }) => (
        <>
          <DataText>{studentNames.join(', ')}</DataText>
          {': '}
          <DataText>{theme}</DataText>
          {`, ${year}`}
        </>
      )}
    </BatchPanel>
  );
}

interface NextStepsProps {
  done: readonly KeptProject[];
  close: () => void;
}

/** The server tells no ids of new projects, so they are found in its list. */
function NextSteps({ done, close }: NextStepsProps) {
  const { data: projects } = useQuery(projectsOptions());
  const registered = projects?.items.filter((project) =>
    done.some((values) => isSameProject(project, values)),
  );
  const [first, ...others] = registered?.map(({ id }) => id) ?? [];
  return (
    <>
      {first !== undefined && (
        <ButtonLink
          variant="contained"
          onClick={close}
          to="/projects/$projectId/tasks/add"
          params={{ projectId: first }}
          search={{ list: 'true', projects: others.join(',') || undefined }}
        >
          {`Назначить задания всем (${others.length + 1})`}
        </ButtonLink>
      )}
      <ButtonLink to="/projects" onClick={close}>
        К проектам
      </ButtonLink>
    </>
  );
}
