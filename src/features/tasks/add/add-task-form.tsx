import { zodResolver } from '@hookform/resolvers/zod';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureStatus } from '@/api/errors';
import { FormDateTimeField } from '@/components/form/form-date-time-field';
import { FormTextField } from '@/components/form/form-text-field';
import { LeaveGuard } from '@/components/form/leave-guard';
import { SubmitButton } from '@/components/form/submit-button';
import { useDraftForm } from '@/components/form/use-draft-form';
import { failedResult, type Result } from '@/components/result';
import { ResultDialog } from '@/components/result-dialog';
import type { Id } from '@/lib/id';
import { wallClockOf } from '@/lib/time';
import { addTaskMutation } from '@/queries/tasks';
import { type NewTask, type TaskForm, taskForm } from '@/schemas/tasks';
import { CreatedAnyway } from './created-anyway';

/** Assigns a task (spec §2.8, §5 "Add task", §8). */
export function AddTaskForm({ projectId }: { projectId: Id }) {
  const add = useMutation(addTaskMutation(projectId));
  const [result, setResult] = useState<Result>();
  const [refused, setRefused] = useState<NewTask>();
  const draft = `task-add:${projectId}`;
  const form = useDraftForm<TaskForm>({
    draft,
    defaultValues: { name: '', description: '', deadline: '' },
    resolver: zodResolver(taskForm),
  });

  async function submit({ name, description, deadline }: TaskForm) {
    const task = { name, description, deadline };
    try {
      await add.mutateAsync(task);
    } catch (error) {
      setRefused(task);
      setResult(failedResult('Произошла ошибка при назначении задания!', failureStatus(error)));
      return;
    }
    form.discardDraft();
    setRefused(undefined);
    setResult({ success: true, title: 'Задание назначено!' });
  }

  return (
    <>
      {refused && <CreatedAnyway projectId={projectId} task={refused} />}
      <Paper variant="outlined" sx={{ maxWidth: 640, p: { xs: 2, sm: 3 } }}>
        <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit(submit)}>
          <FormTextField control={form.control} name="name" label="Название" required />
          <FormTextField
            control={form.control}
            name="description"
            label="Описание"
            multiline
            minRows={4}
          />
          <FormDateTimeField
            control={form.control}
            name="deadline"
            label="Срок сдачи"
            required
            min={wallClockOf()}
          />
          <SubmitButton isPending={form.formState.isSubmitting} size="large">
            Назначить
          </SubmitButton>
        </Stack>
      </Paper>
      <LeaveGuard draft={draft} onDiscard={form.discardDraft} />
      <ResultDialog result={result} onClose={() => setResult(undefined)} />
    </>
  );
}
