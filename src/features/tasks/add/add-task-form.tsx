import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { failureStatus } from '@/api/errors';
import { failureDetails } from '@/api/failure-details';
import { DataText } from '@/components/data-text';
import type { Batch } from '@/components/batch/use-batch';
import { Form } from '@/components/form/form';
import { FormDateField } from '@/components/form/form-date-field';
import { FormSheet } from '@/components/form/form-sheet';
import { FormSubmit } from '@/components/form/form-submit';
import { FormTextAreaField, FormTextField } from '@/components/form/form-text-field';
import { useDraftForm } from '@/components/form/use-draft-form';
import { AppLink, ButtonLink } from '@/components/link';
import { Notice } from '@/components/notice';
import { failedResult, type Result } from '@/components/result';
import { useNow } from '@/components/use-now';
import { TAKEN_LENGTHS } from '@/domain/taken-lengths';
import { isSameTask, MOST_TASKS, type NewTask, type ProjectTask } from '@/domain/task';
import { type Id, toId } from '@/lib/id';
import { wallClockOf } from '@/lib/time';
import { addTaskMutation } from '@/queries/add-task';
import { madeByLost } from '@/queries/lost-posts';
import { mayHaveHappened } from '@/queries/proof';
import { tasksOptions } from '@/queries/tasks';
import { type TaskForm, taskForm } from '@/schemas/new-task';
import styles from './add-task-form.module.css';
import { deadlinePresets } from './deadline-presets';
import { MoreProjects, TooManyTasks, withOthers } from './more-projects';
import { ProjectAside } from './project-aside';

const EMPTY: TaskForm = { name: '', description: '', deadline: '', projects: [] };

interface TaskToAdd extends NewTask {
  others: readonly Id[];
}

interface AddTaskFormProps {
  /** Must also be the form's React key: each project has a draft of its own. */
  projectId: Id;
  /** Ids of other projects that the link has chosen. */
  others: readonly string[];
  batch: Batch<ProjectTask>;
}

/** Assigns a task (spec §2.8, §5 "Add task", §8), also to several projects (decisions §5.38). */
export function AddTaskForm({ projectId, others: asked, batch }: AddTaskFormProps) {
  const [lost, setLost] = useState<NewTask>();
  // The form may be left open for days.
  const now = wallClockOf(useNow());
  const one = addTaskMutation(projectId);
  const form = useDraftForm({
    draft: `task-add:${projectId}`,
    schema: taskForm,
    ...withOthers(EMPTY, asked),
    isClearedOnSuccess: true,
    action: {
      ...one,
      // Several are a batch, which the page shows.
      mutationFn: async ({ others, ...task }: TaskToAdd, context) => {
        if (others.length === 0) await one.mutationFn?.(task, context);
        else batch.begin([projectId, ...others].map((id) => ({ ...task, projectId: id })));
      },
    },
    body: ({ projects, ...task }): TaskToAdd => ({ ...task, others: projects.map(toId) }),
    onSuccess: (_answer, { others }) => {
      setLost(undefined);
      return others.length > 0 ? undefined : assigned(projectId);
    },
    onFailure: (error, { others: _others, ...task }) => {
      setLost(mayHaveHappened(error) ? task : undefined);
      return failedResult(
        'Произошла ошибка при назначении задания!',
        failureStatus(error),
        failureDetails(error),
      );
    },
  });
  const { control } = form;
  const projects = useController({ control, name: 'projects' });
  const count = 1 + projects.field.value.length;
  return (
    <>
      {lost && <CreatedAnyway projectId={projectId} task={lost} />}
      <FormSheet beside={<ProjectAside projectId={projectId} />}>
        <Form form={form}>
          <FormTextField
            control={control}
            name="name"
            label="Название"
            takenLength={TAKEN_LENGTHS.taskName}
            required
          />
          <FormTextAreaField
            control={control}
            name="description"
            label="Описание"
            takenLength={TAKEN_LENGTHS.taskDescription}
            rows={4}
          />
          <FormDateField
            hasTime
            control={control}
            name="deadline"
            label="Срок сдачи"
            required
            min={now}
            presets={deadlinePresets(now)}
          />
          <MoreProjects
            projectId={projectId}
            chosen={projects.field.value}
            onChange={projects.field.onChange}
          />
          <TooManyTasks count={count} />
          <FormSubmit form={form} disabled={count > MOST_TASKS}>
            {count > 1 ? `Назначить задания (${count})` : 'Назначить'}
          </FormSubmit>
        </Form>
      </FormSheet>
    </>
  );
}

/** The message after a task was assigned, with a link to the task list. */
function assigned(projectId: Id): Result {
  return {
    success: true,
    title: 'Задание назначено!',
    next: (
      <ButtonLink to="/projects/$projectId/tasks" params={{ projectId }}>
        К заданиям
      </ButtonLink>
    ),
  };
}

interface CreatedAnywayProps {
  projectId: Id;
  task: NewTask;
}

/**
 * Warns that a task like this exists, after a call that failed: the server may have created it before failing
 * (decisions §1), and sending it again would create a second one.
 */
function CreatedAnyway({ projectId, task }: CreatedAnywayProps) {
  const { data: tasks } = useQuery(tasksOptions(projectId));
  const [made] = madeByLost(tasks?.items ?? [], [task], isSameTask);
  if (!made) return null;
  return (
    <div className={styles.notice}>
      <Notice tint="warning" role="alert">
        Задание «<DataText>{task.name}</DataText>» с этим сроком уже есть{' '}
        <AppLink to="/projects/$projectId/tasks" params={{ projectId }} underline="always">
          в списке
        </AppLink>
        : похоже, оно создано, несмотря на ошибку. Проверьте, прежде чем отправлять ещё раз.
      </Notice>
    </div>
  );
}
