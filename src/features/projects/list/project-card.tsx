import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { AppLink } from '@/components/link';
import type { ProjectListItem } from '@/schemas/projects';
import { StageBadge, StatusBadge } from './project-badges';

/** One project of the list (spec §2.3). */
export function ProjectCard({ project }: { project: ProjectListItem }) {
  const themeId = useId();
  return (
    <Card
      component="article"
      aria-labelledby={themeId}
      sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5 }}
    >
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2" color="textSecondary">
          #{project.id}
        </Typography>
        <StatusBadge name={project.status} />
        <StageBadge name={project.stage} />
        {project.year && (
          <Typography variant="body2" color="textSecondary" sx={{ ml: 'auto' }}>
            {project.year}
          </Typography>
        )}
      </Stack>
      <Typography variant="h2" id={themeId}>
        <AppLink to="/projects/$projectId" params={{ projectId: project.id }}>
          {project.theme || 'Без темы'}
        </AppLink>
      </Typography>
      {project.students.length > 0 && (
        <Stack
          component="ul"
          aria-label="Студенты"
          spacing={0.5}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {project.students.map((student, index) => (
            // Students of a list have no identifier of their own.
            // oxlint-disable-next-line react/no-array-index-key
            <Typography component="li" variant="body2" key={index}>
              {student.student_name}
              <Typography component="span" variant="body2" color="textSecondary">
                {[
                  student.student_course && `${student.student_course} курс`,
                  student.student_ed_program,
                  student.student_university,
                ]
                  .filter(Boolean)
                  .map((part) => ` · ${part}`)}
              </Typography>
            </Typography>
          ))}
        </Stack>
      )}
    </Card>
  );
}
