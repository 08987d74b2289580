import { useQuery } from '@tanstack/react-query';
import { DataText } from '@/components/data-text';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import { classes } from '@/lib/classes';
import type { Id } from '@/lib/id';
import { tasksOptions } from '@/queries/tasks';
import { TaskDetails } from './task-details';
import styles from './task-page.module.css';
import { TaskProjectDetails } from './task-project-details';
import { useTaskProject } from './use-task-project';

interface TaskPageProps {
  projectId: Id;
  taskId: Id;
}

/** A task and, beside it, its project (spec §2.9). */
export function TaskPage({ projectId, taskId }: TaskPageProps) {
  const project = useTaskProject(projectId, taskId);
  // `isFetched` is true after a failure, too.
  const { isFetched } = useQuery(tasksOptions(projectId));
  const name = `Задание #${taskId}`;
  return (
    <Page
      heading={project?.theme ? <DataText>{project.theme}</DataText> : name}
      isServed
      title={name}
    >
      <div className={classes(styles.columns, !isFetched && styles.waiting)}>
        <TaskDetails projectId={projectId} taskId={taskId} />
        <div>
          {project ? <TaskProjectDetails projectId={projectId} project={project} /> : <Spinner />}
        </div>
      </div>
    </Page>
  );
}
