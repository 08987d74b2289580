import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import type { Id } from '@/lib/id';
import { statisticsOptions } from '@/queries/statistics';
import { GradesBlock } from './grades/grades-block';
import { TasksBlock } from './tasks/tasks-block';

interface StatisticsPageProps {
  projectId: Id;
  /** Beside the heading. */
  actions: ReactNode;
}

/** Tasks and grades of a project (spec §2.5); a failed read leaves the spinner (spec §8). */
export function StatisticsPage({ projectId, actions }: StatisticsPageProps) {
  const { data: statistics } = useQuery(statisticsOptions(projectId));
  return (
    <Page heading={`#${projectId}`} title={`Статистика проекта #${projectId}`} actions={actions}>
      {statistics ? (
        <>
          <TasksBlock statistics={statistics} />
          <GradesBlock projectId={projectId} grades={statistics.grades} />
        </>
      ) : (
        <Spinner />
      )}
    </Page>
  );
}
