import { useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import type { Batch } from '@/components/batch/use-batch';
import { Form } from '@/components/form/form';
import { FormSheet } from '@/components/form/form-sheet';
import { FormSubmit } from '@/components/form/form-submit';
import { TextAreaField } from '@/components/form/text-field';
import { useDraftForm } from '@/components/form/use-draft-form';
import { useFormValues } from '@/components/form/use-form-values';
import type { DialogSlot } from '@/components/use-dialog';
import { useNow } from '@/components/use-now';
import { MOST_TASKS, type ProjectTask } from '@/domain/task';
import { isCut, isReady, rowsOfText, type TaskRow, withTasks } from '@/domain/task-list';
import { type Id, toId } from '@/lib/id';
import { MOST_ROWS } from '@/lib/pasted-lines';
import { readDeadline } from '@/lib/read-deadline';
import { wallClockOf } from '@/lib/time';
import type { TaskItem } from '@/queries/tasks';
import { taskListForm, type TaskListForm as Values } from '@/schemas/tasks';
import { MoreProjects, TooManyTasks, withOthers } from './more-projects';
import { TakeTasksDialog } from './take-tasks-dialog';
import { TaskListTable } from './task-list-table';

const EMPTY: Values = { text: '', projects: [], rows: [] };

const HINT =
  'Строка — задание: название, срок и описание через табуляцию, точку с запятой, запятую или тире. Срок: «01.12.2026 18:00», «1 декабря», «через 2 недели»; без времени — 18:00.';

interface TaskListFormProps {
  projectId: Id;
  /** Ids of other projects that the link has chosen. */
  others: readonly string[];
  /** The dialog that takes tasks of another project into the list. */
  taking: DialogSlot<void>;
  batch: Batch<TaskItem>;
}

/** Assigns a list of tasks, which can be checked and edited in a table first (decisions §5.38). */
export function TaskListForm({ projectId, others, taking, batch }: TaskListFormProps) {
  // Deadlines may pass while the list is open.
  const now = wallClockOf(useNow());
  const form = useDraftForm({
    draft: `task-list:${projectId}`,
    schema: taskListForm,
    ...withOthers(EMPTY, others),
    isClearedOnSuccess: true,
    unsentOf: ({ rows }) => ({
      rows: rows.filter((row) => !isReady(row, now)).map((row) => ({ ...row, source: '' })),
    }),
    action: {
      mutationKey: ['tasks', 'list', projectId],
      mutationFn: async (tasks: ProjectTask[]) =>
        batch.begin(tasks.map((task, id) => ({ ...task, id }))),
    },
    body: (values) => tasksOf(values, projectId, now),
    onSuccess: undefined,
    onFailure: undefined,
  });
  const { control, setValue, getValues } = form;
  const text = useController({ control, name: 'text' });
  const values = useFormValues(control);
  const { rows, projects } = values;
  const count = tasksOf(values, projectId, now).length;
  const [isTakenCut, setIsTakenCut] = useState(false);
  const isTextCut = useMemo(() => isCut(values.text, rows), [values.text, rows]);
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
            setIsTakenCut(false);
            setRows(rowsOfText(event.target.value, getValues('rows'), now));
          }}
        />
        {rows.length > 0 && (
          <TaskListTable rows={rows} isCut={isTextCut || isTakenCut} now={now} onChange={setRows} />
        )}
        <MoreProjects
          projectId={projectId}
          chosen={projects}
          onChange={(next) => setValue('projects', next)}
        />
        <TooManyTasks count={count} />
        <FormSubmit form={form} disabled={count === 0 || count > MOST_TASKS}>
          {`Назначить задания (${count})`}
        </FormSubmit>
      </Form>
      {taking.render((_, life) => (
        <TakeTasksDialog
          {...life}
          projectId={projectId}
          onTake={(tasks) => {
            const before = getValues('rows');
            setIsTakenCut(before.length + tasks.length > MOST_ROWS);
            setRows(withTasks(before, tasks));
          }}
        />
      ))}
    </FormSheet>
  );
}

/** The tasks of all ticked and complete rows, once for each project. */
function tasksOf({ rows, projects }: Values, projectId: Id, now: string): ProjectTask[] {
  const tasks = rows.flatMap((row) => {
    const deadline = readDeadline(row.deadline, now);
    if (deadline === undefined || !isReady(row, now)) return [];
    return [{ name: row.name.trim(), description: row.description, deadline }];
  });
  const projectIds = [projectId, ...projects.map(toId)];
  return projectIds.flatMap((id) => tasks.map((task) => ({ projectId: id, ...task })));
}
