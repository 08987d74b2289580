import { useController } from 'react-hook-form';
import { Form } from '@/components/form/form';
import { FormSheet } from '@/components/form/form-sheet';
import { FormSubmit } from '@/components/form/form-submit';
import { TextAreaField } from '@/components/form/text-field';
import { useDraftForm } from '@/components/form/use-draft-form';
import { useFormValues } from '@/components/form/use-form-values';
import { useNow } from '@/components/use-now';
import type { ProjectTask } from '@/domain/task';
import { MOST_TASKS, problemsOf, rowsOfText, type TaskRow } from '@/domain/task-list';
import type { Id } from '@/lib/id';
import { readDeadline } from '@/lib/read-deadline';
import { wallClockOf } from '@/lib/time';
import { BatchBusyError, beginBatchMutation } from '@/queries/batch';
import { addTasksBatch } from '@/queries/new-tasks';
import { taskListForm, type TaskListForm as Values } from '@/schemas/tasks';
import { TaskListTable } from './task-list-table';

const EMPTY: Values = { text: '', rows: [] };

const HINT =
  'Строка — задание: название, срок и описание через табуляцию, точку с запятой или запятую. Срок: «01.12.2026 18:00», «1 декабря», «через 2 недели»; без времени — 18:00.';

interface TaskListFormProps {
  projectId: Id;
}

/** Assigns a list of tasks, each of which can be looked at and changed before (decisions §5.38). */
export function TaskListForm({ projectId }: TaskListFormProps) {
  // Deadlines may pass while the list is open.
  const now = wallClockOf(useNow());
  const form = useDraftForm({
    draft: `task-list:${projectId}`,
    schema: taskListForm,
    defaultValues: EMPTY,
    isClearedOnSuccess: true,
    action: beginBatchMutation(addTasksBatch()),
    body: ({ rows }) => tasksOf(rows, projectId, now),
    onSuccess: undefined,
    onFailure: (error) =>
      error instanceof BatchBusyError
        ? 'Уже назначается в другой вкладке.'
        : 'Не удалось прочитать задания проекта. Ничего не отправлено.',
  });
  const { control, setValue } = form;
  const text = useController({ control, name: 'text' });
  const { rows } = useFormValues(control);
  const count = tasksOf(rows, projectId, now).length;
  const setRows = (next: TaskRow[]) => setValue('rows', next);
  return (
    <FormSheet>
      <Form form={form}>
        <TextAreaField
          {...text.field}
          label="Список заданий"
          rows={4}
          help={HINT}
          onChange={(event) => {
            text.field.onChange(event);
            setRows(rowsOfText(event.target.value, form.getValues('rows'), now));
          }}
        />
        {rows.length > 0 && <TaskListTable rows={rows} now={now} onChange={setRows} />}
        {count > MOST_TASKS && <p role="alert">{`Не больше ${MOST_TASKS} заданий за раз`}</p>}
        <FormSubmit form={form} disabled={count === 0 || count > MOST_TASKS}>
          {`Назначить задания (${count})`}
        </FormSubmit>
      </Form>
    </FormSheet>
  );
}

/** The tasks of the rows that are wanted and have all they need. */
function tasksOf(rows: readonly TaskRow[], projectId: Id, now: string): ProjectTask[] {
  return rows.flatMap((row) => {
    const deadline = readDeadline(row.deadline, now);
    if (!row.isWanted || deadline === undefined || problemsOf(row, now).length > 0) return [];
    return [{ projectId, name: row.name.trim(), description: row.description, deadline }];
  });
}
