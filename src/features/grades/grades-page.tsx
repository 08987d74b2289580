import { useQueries, useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { failureDetails } from '@/api/failure-details';
import { EmptyState } from '@/components/empty-state';
import { FailedRead, OwnRead } from '@/components/failed-read';
import { ButtonLink } from '@/components/link';
import { Notice } from '@/components/notice';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import { MOST_GRADED } from '@/domain/grades';
import type { Project } from '@/domain/project';
import { lostIn, type ReadList } from '@/domain/read-list';
import type { Id } from '@/lib/id';
import { pauseText } from '@/queries/batch';
import { projectsOptions } from '@/queries/projects';
import { statisticsInTurnOptions } from '@/queries/statistics';
import { GradesGrid } from './grades-grid';

interface GradesPageProps {
  /** Must also be the React key. */
  projectIds: readonly Id[];
}

/** The grades of several projects in one grid (decisions §5.46). */
export function GradesPage({ projectIds }: GradesPageProps) {
  const projects = useQuery(projectsOptions());
  return (
    <Page heading="Оценки">
      {projectIds.length === 0 ? (
        <EmptyState icon="inbox" text="Отметьте проекты в списке">
          <ButtonLink to="/projects">К проектам</ButtonLink>
        </EmptyState>
      ) : (
        <OwnRead read={projects}>
          {(list) => <GradedProjects ids={projectIds.slice(0, MOST_GRADED)} projects={list} />}
        </OwnRead>
      )}
      {projectIds.length > MOST_GRADED && (
        <p>{`Показаны первые ${MOST_GRADED} из ${projectIds.length}`}</p>
      )}
    </Page>
  );
}

interface GradedProjectsProps {
  ids: readonly Id[];
  projects: ReadList<Project>;
}

/** Waits for the first answer of each project; one that failed gets its row when it is read after all. */
function GradedProjects({ ids, projects }: GradedProjectsProps) {
  const reads = useQueries({ queries: ids.map((id) => statisticsInTurnOptions(id)) });
  if (reads.some(({ isFetched }) => !isFetched)) return <Spinner />;
  const graded = ids.flatMap((id, index) => {
    const project = projects.items.find((other) => other.id === id);
    const { data, error, refetch } = reads[index] ?? {};
    return project ? [{ project, data, error, refetch }] : [];
  });
  const unreadable = graded.filter(({ data }) => data && lostIn(data.grades) > 0);
  const readable = graded.flatMap(({ project, data }) =>
    data && lostIn(data.grades) === 0 ? [{ project, grades: data.grades }] : [],
  );
  const failed = graded.filter(({ data }) => !data);
  const error = failed.at(-1)?.error;
  const pause = pauseText(error);
  return (
    <>
      {failed.length > 0 && (
        <FailedRead
          details={failureDetails(error)}
          onRetry={() => Promise.all(failed.map(async ({ refetch }) => refetch?.()))}
        >
          Не удалось загрузить оценки: <Names projects={failed} />
          {pause && <p>{pause}</p>}
        </FailedRead>
      )}
      {unreadable.length > 0 && (
        // They could not be sent back: saving would delete them.
        <Notice tint="warning" role="note">
          Часть оценок не читается, их нельзя изменить: <Names projects={unreadable} />
        </Notice>
      )}
      {readable.length > 0 && (
        <GradesGrid
          key={readable.map(({ project }) => project.id).join()}
          ids={ids}
          projects={readable}
        />
      )}
    </>
  );
}

/** The themes of projects in a sentence. */
function Names({ projects }: { projects: readonly { project: Project }[] }) {
  return projects.map(({ project: { id, theme } }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <bdi>{theme || `#${id}`}</bdi>
    </Fragment>
  ));
}
