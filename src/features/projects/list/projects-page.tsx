import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/empty-state';
import { Page } from '@/components/page';
import { SelectField } from '@/components/select-field';
import { SkeletonRows } from '@/components/spinner';
import { UnreadableRecords } from '@/components/unreadable-records';
import { VirtualList } from '@/components/virtual-list';
import { projectStatusesOptions, projectsOptions } from '@/queries/projects';
import { GradeSheetButton } from '../grade-sheet/grade-sheet-button';
import { ProjectRow } from './project-row';
import styles from './projects-page.module.css';

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
        <>
          <SelectField
            label="Статус проекта"
            labelAt="beside"
            value={filter}
            options={(statuses.data ?? []).map(({ name }) => ({ value: name, label: name }))}
            onChange={onFilterChange}
          />
          <GradeSheetButton projects={projects.data ?? []} />
        </>
      }
    >
      {projects.data === undefined ? (
        <>
          {/* The room of the count line, so that the rows come where their place was kept. */}
          <p className={styles.count} />
          <SkeletonRows rows={12} />
        </>
      ) : (
        <>
          <p aria-live="polite" className={styles.count}>
            найдено результатов: {projects.data.length}
          </p>
          <UnreadableRecords of={projects.data} />
          {projects.data.length === 0 ? (
            <EmptyState icon="folder" text="Проектов нет!" />
          ) : (
            <VirtualList
              key={filter}
              items={projects.data}
              itemKey={(project) => project.id}
              renderItem={(project) => <ProjectRow project={project} />}
              estimatedHeight={56}
              gap={4}
            />
          )}
        </>
      )}
    </Page>
  );
}
