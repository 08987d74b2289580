import { useQuery } from '@tanstack/react-query';
import { Fragment, useId } from 'react';
import { EmptyState } from '@/components/empty-state';
import { ExternalLinkButton } from '@/components/external-link-button';
import { Facts } from '@/components/facts';
import { AppLink } from '@/components/link';
import { Page } from '@/components/page';
import { ProseText } from '@/components/prose-text';
import { Section } from '@/components/section';
import shared from '@/components/shared.module.css';
import { Spinner } from '@/components/spinner';
import { useNow } from '@/components/use-now';
import type { ProjectDetail } from '@/domain/project';
import { type Student, studiesText } from '@/domain/student';
import { latenessOf } from '@/domain/task-lateness';
import { classes } from '@/lib/classes';
import type { Id } from '@/lib/id';
import { wallClockOf } from '@/lib/time';
import { useProject } from '@/queries/projects';
import { taskProjectOptions, tasksOptions, useTasks } from '@/queries/tasks';
import { Deadline } from '../deadline';
import { TaskStatusField } from '../task-status-field';

interface TaskPageProps {
  projectId: Id;
  taskId: Id;
}

/** A task and, below it, its project (spec §2.9). */
export function TaskPage({ projectId, taskId }: TaskPageProps) {
  const project = useTaskProject(projectId, taskId);
  // `isFetched` is true after a failure, too.
  const { isFetched } = useQuery(tasksOptions(projectId));
  const name = `Задание #${taskId}`;
  return (
    <Page heading={project?.theme || name} isServed title={name}>
      <div className={shared.parts}>
        <TaskDetails projectId={projectId} taskId={taskId} />
        {isFetched &&
          (project ? <ProjectFacts projectId={projectId} project={project} /> : <Spinner />)}
      </div>
    </Page>
  );
}

interface TaskDetailsProps {
  projectId: Id;
  taskId: Id;
}

/** The task itself, taken from the project's list: no call returns a single task (spec §7). */
function TaskDetails({ projectId, taskId }: TaskDetailsProps) {
  const nameId = useId();
  const { tasks, statuses } = useTasks(projectId);
  const now = wallClockOf(useNow());
  const task = tasks?.items.find(({ id }) => id === taskId);
  if (!task) return <MissingTask projectId={projectId} />;
  return (
    <section aria-labelledby={nameId} className={shared.stack}>
      <div className={shared.row}>
        <h2 id={nameId}>{task.name || 'Без названия'}</h2>
        <TaskStatusField key={task.id} projectId={projectId} task={task} statuses={statuses} />
      </div>
      <p className={classes(shared.row, shared.quiet)}>
        #{task.id}
        {task.deadline !== undefined && <span>Срок сдачи:</span>}
        <Deadline deadline={task.deadline} lateness={latenessOf(task, statuses, now)} />
      </p>
      <div className={shared.card}>
        <p className={task.description ? shared.prose : shared.quiet}>
          {task.description ? <ProseText>{task.description}</ProseText> : 'Без описания'}
        </p>
        <div>
          <ExternalLinkButton
            href={task.folderLink}
            label="Открыть папку задания"
            missingLabel="Задания нет в облачном хранилище"
            variant="outlined"
          />
        </div>
      </div>
    </section>
  );
}

/** Shown if the task is not in the list; waits for a new list if the cached one may be older than the task. */
function MissingTask({ projectId }: { projectId: Id }) {
  const { isSuccess, isFetching } = useQuery(tasksOptions(projectId));
  if (!isSuccess || isFetching) return <Spinner />;
  return (
    <EmptyState icon="task" text="Задание не найдено">
      <AppLink to="/projects/$projectId/tasks" params={{ projectId }}>
        Все задания
      </AppLink>
    </EmptyState>
  );
}

interface ProjectFactsProps {
  projectId: Id;
  project: ShownTaskProject;
}

/** Status, stage, students and folder of the project that a task belongs to (spec §2.9). */
function ProjectFacts({ projectId, project }: ProjectFactsProps) {
  const { status, stage, students, folderLink } = project;
  return (
    <Section
      heading={`Проект #${projectId}`}
      actions={
        // The label of spec §2.9, also without a folder.
        <ExternalLinkButton
          href={folderLink}
          label="Открыть папку проекта"
          missingLabel="Открыть папку проекта"
          variant="outlined"
        />
      }
    >
      <div className={shared.card}>
        <Facts
          className={shared.grid}
          facts={[
            { name: 'Статус', value: status },
            { name: 'Стадия', value: stage },
            {
              name: students.length > 1 ? 'Студенты' : 'Студент',
              value: students.length > 0 ? <Students students={students} /> : undefined,
            },
          ]}
        />
      </div>
    </Section>
  );
}

function Students({ students }: { students: readonly Student[] }) {
  return students.map((student, index) => (
    // The server sends no identifiers of a project's students.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      <p>{student.name}</p>
      <p className={shared.quiet}>{studiesText(student)}</p>
    </Fragment>
  ));
}

/** The project of a task as the task page shows it. */
interface ShownTaskProject
  extends Pick<ProjectDetail, 'theme' | 'status' | 'stage' | 'folderLink'> {
  students: readonly Student[];
}

/**
 * The project of a task; the project itself alone has the folder. Some servers lack the task's own call (decisions §1),
 * which has the task's student: after it has failed, all students of the project are shown.
 */
function useTaskProject(projectId: Id, taskId: Id): ShownTaskProject | undefined {
  const { data: ofTask, isFetched } = useQuery(taskProjectOptions(projectId, taskId));
  const { project, isWhole } = useProject(projectId);
  const shown = project ?? ofTask;
  if (!shown) return undefined;
  return { ...shown, students: students(), folderLink: project?.folderLink };

  function students(): readonly Student[] {
    if (ofTask) return ofTask.student ? [ofTask.student] : [];
    return isFetched && isWhole && project ? project.students.items : [];
  }
}
