import FolderOffIcon from '@mui/icons-material/FolderOffOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Id } from '@/lib/id';
import { httpLink } from '@/lib/safe-link';
import { projectOptions } from '@/queries/projects';
import type { TaskProject } from '@/schemas/tasks';

interface TaskProjectDetailsProps {
  projectId: Id;
  project: TaskProject;
}

/** Status, stage and student of the project that a task belongs to (spec §2.9). */
export function TaskProjectDetails({ projectId, project }: TaskProjectDetailsProps) {
  const headingId = useId();
  const { student } = project;
  const rows = [
    { term: 'Статус', value: project.status },
    { term: 'Стадия', value: project.stage },
    {
      term: 'Студент',
      value:
        student && [student.surname, student.name, student.middlename].filter(Boolean).join(' '),
    },
    {
      term: 'Обучение',
      value: [student?.cource && `${student.cource} курс`, student?.education_programme]
        .filter(Boolean)
        .join(' · '),
    },
  ].filter(({ value }) => value);
  return (
    <Card component="section" aria-labelledby={headingId} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h2" id={headingId} gutterBottom>
        Проект #{projectId}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(80px, max-content) 1fr',
          columnGap: 3,
          rowGap: 1,
          mt: 1,
          mb: 2,
        }}
      >
        {rows.map(({ term, value }) => (
          <Box key={term} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {term}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <FolderLabel projectId={projectId} />
    </Card>
  );
}

const FOLDER_LABEL = 'Открыть папку проекта';

/** The label of spec §2.9; a link when the project, which another call tells of, has a folder. */
function FolderLabel({ projectId }: { projectId: Id }) {
  const { data: project } = useQuery(projectOptions(projectId));
  const link = httpLink(project?.cloud_folder_link);
  if (link) {
    return (
      <Button
        component="a"
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        startIcon={<OpenInNewIcon />}
        variant="outlined"
      >
        {FOLDER_LABEL}
      </Button>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, color: 'text.secondary' }}>
      <FolderOffIcon fontSize="small" />
      <Typography variant="body2">{FOLDER_LABEL}</Typography>
      {project && <Typography variant="body2">(проекта нет в облачном хранилище)</Typography>}
    </Box>
  );
}
