import { useController } from 'react-hook-form';
import { failureStatus } from '@/api/errors';
import { failureDetails } from '@/api/failure-details';
import type { Batch } from '@/components/batch/use-batch';
import { Form } from '@/components/form/form';
import { FormDateField } from '@/components/form/form-date-field';
import { FormSheet } from '@/components/form/form-sheet';
import { FormSubmit } from '@/components/form/form-submit';
import { FormTextAreaField, FormTextField } from '@/components/form/form-text-field';
import { useDraftForm } from '@/components/form/use-draft-form';
import { ButtonLink } from '@/components/link';
import { failedResult, type Result } from '@/components/result';
import { useNow } from '@/components/use-now';
import { TAKEN_LENGTHS } from '@/domain/taken-lengths';
import { MOST_TASKS, type NewTask } from '@/domain/task';
import { type Id, toId } from '@/lib/id';
import { wallClockOf } from '@/lib/time';
import { callFailure, DoubtfulCreationError } from '@/queries/proof';
import { addTaskMutation, type TaskItem } from '@/queries/tasks';
import { type TaskForm, taskForm } from '@/schemas/tasks';
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
  batch: Batch<TaskItem>;
}

/** Assigns a task (spec §2.8, §5 "Add task", §8), also to several projects (decisions §5.38). */
export function AddTaskForm({ projectId, others: asked, batch }: AddTaskFormProps) {
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
        else batch.begin([projectId, ...others].map((id) => ({ ...task, id, projectId: id })));
      },
    },
    body: ({ projects, ...task }): TaskToAdd => ({ ...task, others: projects.map(toId) }),
    onSuccess: (_answer, { others }) => (others.length > 0 ? undefined : assigned(projectId)),
    onFailure: (error) => failureResult(error, projectId),
  });
  const { control } = form;
  const projects = useController({ control, name: 'projects' });
  const count = 1 + projects.field.value.length;
  return (
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
  );
}

/** The message after a task was assigned, with a link to the task list. */
function assigned(projectId: Id): Result {
  return {
    success: true,
    title: 'Задание назначено!',
    next: toTasks(projectId, 'К заданиям'),
  };
}

/** The message after a failure (spec §8 "Add task"); the server may have made the task all the same. */
function failureResult(error: Error, projectId: Id): Result {
  const failure = callFailure(error);
  return {
    ...failedResult(
      'Произошла ошибка при назначении задания!',
      failureStatus(failure),
      failureDetails(failure),
    ),
    ...(error instanceof DoubtfulCreationError && whatIsThere(error, projectId)),
  };
}

function whatIsThere(
  { createdId }: DoubtfulCreationError,
  projectId: Id,
): Pick<Result, 'note' | 'next'> {
  if (createdId === undefined) {
    return {
      note: 'Неизвестно, создано ли задание.',
      next: toTasks(projectId, 'К заданиям'),
    };
  }
  return {
    note: 'Задание всё же создано: оно уже есть в списке.',
    next: (
      <ButtonLink to="/projects/$projectId/tasks/$taskId" params={{ projectId, taskId: createdId }}>
        Открыть задание
      </ButtonLink>
    ),
  };
}

function toTasks(projectId: Id, label: string) {
  return (
    <ButtonLink to="/projects/$projectId/tasks" params={{ projectId }}>
      {label}
    </ButtonLink>
  );
}
