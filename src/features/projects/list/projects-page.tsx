import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Page } from '@/components/page';
import { SelectField } from '@/components/select-field';
import { Spinner } from '@/components/spinner';
import { UnreadableRecords } from '@/components/unreadable-records';
import { VirtualList } from '@/components/virtual-list';
import { projectStatusesOptions, projectsOptions } from '@/queries/projects';
import { ProjectCard } from './project-card';

interface ProjectsPageProps {
  /** Name of a status; one that the server does not know is asked for all the same. */
  filter: string;
  onFilterChange: (filter: string) => void;
}

/** The projects of one status (spec §2.3). */
export function ProjectsPage({ filter, onFilterChange }: ProjectsPageProps) {
  const projects = useQuery(projectsOptions(filter));
  const statuses = useQuery(projectStatusesOptions());
  return (
    <Page
      heading="Проекты"
      actions={
        <SelectField
          label="Статус проекта"
          value={filter}
          options={(statuses.data ?? []).map(({ name }) => ({ value: name, label: name }))}
          onChange={onFilterChange}
        />
      }
    >
      {projects.data === undefined ? (
        <Spinner />
      ) : (
        <>
          <Typography color="textSecondary" aria-live="polite" sx={{ mb: 2 }}>
            найдено результатов: {projects.data.length}
          </Typography>
          <UnreadableRecords of={projects.data} />
          {projects.data.length === 0 ? (
            <Box sx={{ py: 8, textAlign: 'center' }}>
              <Typography variant="h2" component="p">
                Проектов нет!
              </Typography>
            </Box>
          ) : (
            <VirtualList
              key={filter}
              items={projects.data}
              itemKey={(project) => project.id}
              renderItem={(project) => <ProjectCard project={project} />}
              estimatedHeight={140}
            />
          )}
        </>
      )}
    </Page>
  );
}
