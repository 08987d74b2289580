import { useState } from 'react';
import { failureStatus } from '@/api/errors';
import { failureDetails } from '@/api/failure-details';
import { Form } from '@/components/form/form';
import { FormDateTimeField } from '@/components/form/form-date-time-field';
import { FormSheet } from '@/components/form/form-sheet';
import { FormSubmit } from '@/components/form/form-submit';
import { FormTextAreaField, FormTextField } from '@/components/form/form-text-field';
import { useDraftForm } from '@/components/form/use-draft-form';
import { ButtonLink } from '@/components/link';
import { failedResult, type Result } from '@/components/result';
import { TAKEN_LENGTHS } from '@/domain/taken-lengths';
import type { NewTask } from '@/domain/task';
import type { Id } from '@/lib/id';
import { wallClockOf } from '@/lib/time';
import { addTaskMutation } from '@/queries/tasks';
import { type TaskForm, taskForm } from '@/schemas/tasks';
import { CreatedAnyway } from './created-anyway';
import { deadlinePresets } from './deadline-presets';

const EMPTY: TaskForm = { name: '', description: '', deadline: '' };

interface AddTaskFormProps {
  /** Stands in the form's React key, too: another project has another draft. */
  projectId: Id;
}

/** Assigns a task (spec §2.8, §5 "Add task", §8). */
export function AddTaskForm({ projectId }: AddTaskFormProps) {
  const [refused, setRefused] = useState<NewTask>();
  const form = useDraftForm({
    draft: `task-add:${projectId}`,
    schema: taskForm,
    defaultValues: EMPTY,
    isClearedOnSuccess: true,
    action: addTaskMutation(projectId),
    body: (task) => task,
    onSuccess: () => {
      setRefused(undefined);
      return assigned(projectId);
    },
    onFailure: (error, task) => {
      setRefused(task);
      return failedResult(
        'Произошла ошибка при назначении задания!',
        failureStatus(error),
        failureDetails(error),
      );
    },
  });
  const { control } = form;
  return (
    <>
      {refused && <CreatedAnyway projectId={projectId} task={refused} />}
      <FormSheet maxWidth={640}>
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
          <FormDateTimeField
            control={control}
            name="deadline"
            label="Срок сдачи"
            required
            min={wallClockOf()}
            presets={deadlinePresets(wallClockOf())}
          />
          <FormSubmit form={form}>Назначить</FormSubmit>
        </Form>
      </FormSheet>
    </>
  );
}

/** What is told of a task that was assigned, with the way to it. */
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
