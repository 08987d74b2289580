import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { EmptyState } from '@/components/empty-state';
import { ExternalLinkButton } from '@/components/external-link-button';
import { Facts } from '@/components/facts';
import { Icon } from '@/components/icon';
import { AppLink } from '@/components/link';
import { Page } from '@/components/page';
import { ProseText } from '@/components/prose-text';
import { Section } from '@/components/section';
import shared from '@/components/shared.module.css';
import { Spinner } from '@/components/spinner';
import { useNow } from '@/components/use-now';
import type { ProjectDetail, TaskProject } from '@/domain/project';
import { type Student, studiesText } from '@/domain/student';
import { dueTask, latenessOf } from '@/domain/task-lateness';
import { classes } from '@/lib/classes';
import type { Id } from '@/lib/id';
import { httpLink } from '@/lib/safe-link';
import { wallClockOf } from '@/lib/time';
import { useProject } from '@/queries/projects';
import { taskProjectOptions, tasksOptions, useTasks } from '@/queries/tasks';
import { Deadline } from '../deadline';
import { TaskStatusField } from '../task-status-field';
import styles from './task-page.module.css';

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
    <Page heading={<span className={styles.theme}>{project?.theme || name}</span>} title={name}>
      <div className={classes(shared.parts, styles.task)}>
        <TaskDetails projectId={projectId} taskId={taskId} />
        {isFetched &&
          (project ? <ProjectFacts projectId={projectId} project={project} /> : <Spinner />)}
      </div>
    </Page>
  );
}

/** The task itself, taken from the project's list: no call returns a single task (spec §7). */
function TaskDetails({ projectId, taskId }: TaskPageProps) {
  const nameId = useId();
  const { tasks, statuses } = useTasks(projectId);
  const now = wallClockOf(useNow());
  const task = tasks?.items.find(({ id }) => id === taskId);
  if (!task) return <MissingTask projectId={projectId} />;
  return (
    <section aria-labelledby={nameId} className={shared.stack}>
      <div className={shared.row}>
        <h2 id={nameId} className={styles.name}>
          {task.name || 'Без названия'}
        </h2>
        <TaskStatusField key={task.id} projectId={projectId} task={task} statuses={statuses} />
      </div>
      <p className={classes(shared.row, shared.quiet)}>
        #{task.id}
        {task.deadline !== undefined && <span>Срок сдачи:</span>}
        <Deadline deadline={task.deadline} lateness={latenessOf(dueTask(task, statuses), now)} />
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

/** Status, stage and students of the project that a task belongs to, in a line (spec §2.9). */
function ProjectFacts({ projectId, project }: ProjectFactsProps) {
  const [student, other] = project.students;
  return (
    <Section heading={`Проект #${projectId}`}>
      <div className={shared.card}>
        <Facts
          className={styles.facts}
          facts={[
            { name: 'Статус', value: project.status },
            { name: 'Стадия', value: project.stage },
            { name: 'Студент', value: other ? undefined : student?.name },
            { name: 'Обучение', value: other ? undefined : studiesText(student) },
            { name: 'Студенты', value: other && project.students.map(studentText).join(', ') },
          ]}
        />
        <FolderLabel project={project.whole} />
      </div>
    </Section>
  );
}

/** `Иванов Иван (3 курс · Программная инженерия)`, as far as it is known. */
function studentText(student: Student): string {
  const studies = studiesText(student);
  return student.name + (studies && ` (${studies})`);
}

const FOLDER_LABEL = 'Открыть папку проекта';

/** The label of spec §2.9; a link once the project has been read and has a folder. */
function FolderLabel({ project }: { project: ProjectDetail | undefined }) {
  const link = httpLink(project?.folderLink);
  return link ? (
    <a href={link} target="_blank" rel="noopener noreferrer" className={shared.inline}>
      <Icon name="open" />
      {FOLDER_LABEL}
    </a>
  ) : (
    <p className={classes(shared.inline, shared.quiet)}>
      <Icon name="folder" />
      <span>{FOLDER_LABEL}</span>
      {project && <span>(проекта нет в облачном хранилище)</span>}
    </p>
  );
}

/** The project of a task as the task page shows it. */
interface ShownTaskProject extends Pick<TaskProject, 'theme' | 'status' | 'stage'> {
  students: readonly Student[];
  /** The project itself, the only source of the folder; `undefined` until it has been read. */
  whole: ProjectDetail | undefined;
}

/**
 * The project of a task. Some servers lack the task's own call for it (decisions §1): then the project itself is shown.
 * The student comes from the task's call; after it has failed, the students of the project are shown.
 */
function useTaskProject(projectId: Id, taskId: Id): ShownTaskProject | undefined {
  const { data: ofTask, isFetched } = useQuery(taskProjectOptions(projectId, taskId));
  const { project, isWhole } = useProject(projectId);
  const whole = isWhole ? project : undefined;
  const shown = project ?? ofTask;
  if (!shown) return undefined;
  const { theme, status, stage } = shown;
  return { theme, status, stage, students: students(), whole };

  function students(): readonly Student[] {
    if (ofTask) return ofTask.student ? [ofTask.student] : [];
    return isFetched ? (whole?.students.items ?? []) : [];
  }
}
