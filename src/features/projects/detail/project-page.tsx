import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ExternalLinkButton } from '@/components/external-link-button';
import { ButtonLink } from '@/components/link';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import { useDialog } from '@/components/use-dialog';
import type { Id } from '@/lib/id';
import { projectOptions } from '@/queries/projects';
import { DeleteProjectDialog } from './delete-project-dialog';
import { ProjectStateFields } from './project-state-fields';
import { ProjectStudents } from './project-students';

interface ProjectPageProps {
  projectId: Id;
  onDeleted: () => void;
}

/** What a project is and what can be done with it (spec §2.4). */
export function ProjectPage({ projectId, onDeleted }: ProjectPageProps) {
  const { data: project } = useQuery(projectOptions(projectId));
  const deletion = useDialog();

  if (!project) {
    return (
      <Page heading={`#${projectId}`}>
        <Spinner />
      </Page>
    );
  }
  return (
    <Page heading={`#${project.id} ${project.theme}`}>
      <Stack spacing={4}>
        <Stack
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <ProjectStateFields project={project} />
          {project.year && <Typography color="textSecondary">Год: {project.year}</Typography>}
        </Stack>
        <ProjectStudents students={project.students} />
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <ButtonLink
            to="/projects/$projectId/tasks/add"
            params={{ projectId }}
            variant="contained"
          >
            Назначить задание
          </ButtonLink>
          <ExternalLinkButton
            href={project.cloud_folder_link}
            label="Открыть папку проекта"
            missingLabel="Проекта нет в облачном хранилище"
            variant="outlined"
          />
          <Button color="error" startIcon={<DeleteIcon />} onClick={() => deletion.show()}>
            Удалить проект
          </Button>
        </Stack>
      </Stack>
      {deletion.shown && (
        <DeleteProjectDialog
          key={deletion.shown.id}
          {...deletion.shown.life}
          project={project}
          onDeleted={onDeleted}
        />
      )}
    </Page>
  );
}
