import { useQuery } from '@tanstack/react-query';
import { type Control, useController, useFieldArray, useWatch } from 'react-hook-form';
import { isClockWrong } from '@/api/server-clock';
import { useBatch } from '@/components/batch/use-batch';
import { Button } from '@/components/button';
import { FormDateField } from '@/components/form/form-date-field';
import { FormTextAreaField, FormTextField } from '@/components/form/form-text-field';
import { useDraftForm } from '@/components/form/use-draft-form';
import { Grid, type GridColumn, type GridRow } from '@/components/grid/grid';
import { GridForm } from '@/components/grid/grid-form';
import { ButtonLink } from '@/components/link';
import { failedResult, type Result } from '@/components/result';
import { ResultDialog } from '@/components/result-dialog';
import { useDialog } from '@/components/use-dialog';
import { useNow } from '@/components/use-now';
import { TAKEN_LENGTHS } from '@/domain/taken-lengths';
import type { NewTask } from '@/domain/task';
import { type Id, toId } from '@/lib/id';
import { readLine, readMoment, readText } from '@/lib/pasted-cells';
import { wallClockOf } from '@/lib/time';
import { failedCreation } from '@/queries/proof';
import { addTaskMutation, addTasksBatch, type TaskItem, tasksOptions } from '@/queries/tasks';
import { tasksForm, type TasksForm as Values } from '@/schemas/tasks';
import { CopyTasksDialog } from './copy-tasks-dialog';
import { MoreProjects } from './more-projects';
import { TaskOutcome } from './task-outcome';

const EMPTY_ROW = { name: '', deadline: '', description: '', given: [] };

/** A task for a project, with the row it stands in, by the id of its field. */
export interface RowTask extends TaskItem {
  row: string;
}

interface TasksFormProps {
  /** Must also be the form's React key: each project has a draft of its own. */
  projectId: Id;
  /** Ids of other projects that the link has chosen. */
  others: readonly string[];
}

/** Assigns tasks (spec §2.8, §5 "Add task", §8), several at once and to several projects (decisions §5.38). */
export function TasksForm({ projectId, others }: TasksFormProps) {
  // The form may be left open for days.
  const now = wallClockOf(useNow());
  const copying = useDialog();
  // Known before a task is sent, so that one made by a failed call is found (decisions §1).
  useQuery(tasksOptions(projectId));
  const form = useDraftForm({
    draft: `tasks-add:${projectId}`,
    schema: tasksForm,
    defaultValues: { rows: [EMPTY_ROW], projects: [] },
    ...(others.length > 0 && { suggested: { projects: [...others] } }),
    isClearedOnSuccess: true,
    // Any other mode validates an added row at once.
    mode: 'onBlur',
    action: addTaskMutation(projectId),
    body: ({ rows }): NewTask => rows[0] ?? EMPTY_ROW,
    onSuccess: () => ({ success: true, title: 'Задание назначено!', next: toTasks(projectId) }),
    onFailure: (error) => failureResult(error, projectId),
  });
  const { control, getValues, setValue } = form;
  const rows = useFieldArray({ control, name: 'rows' });
  const projects = useController({ control, name: 'projects' });
  const itemsOf = (values: Values) => tasksOf(values, rows.fields, projectId);
  const batch = useBatch<RowTask>({
    ...addTasksBatch,
    onDone: ({ row, projectId: id }) => {
      const name = `rows.${rows.fields.findIndex((field) => field.id === row)}.given` as const;
      setValue(name, [...getValues(name), String(id)]);
      startAnewOnceDone();
    },
  });
  // One task for this project alone has a dialog for what came of it (spec §8).
  const isOne = rows.fields.length === 1 && projects.field.value.length === 0;
  const targets = [String(projectId), ...projects.field.value];

  function startAnewOnceDone(values = getValues()) {
    if (itemsOf(values).length === 0) form.discard();
  }

  function remove(index: number) {
    rows.remove(index);
    startAnewOnceDone();
  }

  function copy(tasks: readonly NewTask[]) {
    const copied = tasks.map((task) => ({ ...EMPTY_ROW, ...task }));
    const [first, ...more] = getValues('rows');
    const isUntouched = more.length === 0 && first && !first.name && !first.description;
    if (isUntouched && !first.deadline) rows.replace(copied);
    else rows.append(copied, { shouldFocus: false });
  }

  function gridRow(id: string, index: number): GridRow {
    const given = getValues(`rows.${index}.given`);
    return {
      key: id,
      label: `Задание ${index + 1}`,
      head: index + 1,
      isReadOnly: targets.every((target) => given.includes(target)),
      onRemove: rows.fields.length > 1 ? () => remove(index) : undefined,
      note: <TaskOutcome given={given} rows={batch.rows.filter(({ item }) => item.row === id)} />,
    };
  }

  const columns: GridColumn<Values>[] = [
    {
      head: 'Название',
      width: 'minmax(10rem, 3fr)',
      name: (_id, index) => `rows.${index}.name`,
      renderField: (cell) => (
        <FormTextField {...cell} takenLength={TAKEN_LENGTHS.taskName} required />
      ),
      read: readLine,
    },
    {
      head: 'Срок сдачи',
      width: '16.5rem',
      name: (_id, index) => `rows.${index}.deadline`,
      renderField: (cell) => <FormDateField {...cell} hasTime required min={now} />,
      read: readMoment,
    },
    {
      head: 'Описание',
      width: 'minmax(10rem, 4fr)',
      name: (_id, index) => `rows.${index}.description`,
      renderField: (cell) => (
        <FormTextAreaField {...cell} takenLength={TAKEN_LENGTHS.taskDescription} rows={1} />
      ),
      read: readText,
    },
  ];

  return (
    <>
      <GridForm
        form={form}
        batch={batch}
        itemsOf={itemsOf}
        heading="Назначение заданий"
        doneText={(done) => `Назначено заданий: ${done}`}
        next={<ButtonLink to="/projects">К проектам</ButtonLink>}
        submitLabel={(count) => (count > 1 ? `Назначить задания (${count})` : 'Назначить')}
        onSubmit={isOne ? form.submit : undefined}
        isPending={form.isPending}
      >
        <div>
          <Button
            variant="outlined"
            icon="inbox"
            disabled={batch.isRunning}
            onClick={() => copying.show()}
          >
            Скопировать из другого проекта
          </Button>
        </div>
        <Grid
          label="Задания"
          form={form}
          rowHead="№"
          rowHeadWidth="1.5rem"
          columns={columns}
          isLocked={batch.isRunning}
          onAdd={({ shouldFocus }) =>
            rows.append(EMPTY_ROW, { shouldFocus, focusName: `rows.${rows.fields.length}.name` })
          }
          rows={rows.fields.map(({ id }, index) => gridRow(id, index))}
        />
        <ClockHint control={control} now={now} />
        <MoreProjects
          projectId={projectId}
          chosen={projects.field.value}
          disabled={batch.isRunning}
          onChange={(chosen) => {
            startAnewOnceDone({ ...getValues(), projects: chosen });
            projects.field.onChange(chosen);
          }}
        />
      </GridForm>
      {form.result.render((told, life) => (
        <ResultDialog {...life} result={told} />
      ))}
      {copying.render((_, life) => (
        <CopyTasksDialog {...life} projectId={projectId} onCopy={copy} />
      ))}
    </>
  );
}

/** Beside the message of a deadline that has passed by the clock of the computer alone. */
function ClockHint({ control, now }: { control: Control<Values>; now: string }) {
  const rows = useWatch({ control, name: 'rows' });
  const isPast = rows.some(({ deadline }) => deadline !== '' && deadline < now);
  return isPast && isClockWrong() && <p role="alert">Проверьте часы компьютера</p>;
}

/** A task for each row and project that does not have it yet. */
function tasksOf(
  { rows, projects }: Values,
  fields: readonly { id: string }[],
  projectId: Id,
): RowTask[] {
  return rows.flatMap(({ given, ...task }, index) => {
    const row = fields[index]?.id ?? '';
    return [String(projectId), ...projects]
      .filter((id) => !given.includes(id))
      .map((id) => ({ ...task, id: `${row}:${id}`, row, projectId: toId(id) }));
  });
}

/** The message after a failure (spec §8 "Add task"); the server may have made the task all the same. */
function failureResult(error: Error, projectId: Id): Result {
  const failure = failedCreation(error);
  const result = failedResult('Произошла ошибка при назначении задания!', failure);
  if (!failure.isUnknown) return result;
  if (failure.createdId === undefined) {
    return { ...result, note: 'Неизвестно, создано ли задание.', next: toTasks(projectId) };
  }
  return {
    ...result,
    note: 'Задание всё же создано: оно уже есть в списке.',
    next: (
      <ButtonLink
        to="/projects/$projectId/tasks/$taskId"
        params={{ projectId, taskId: failure.createdId }}
      >
        Открыть задание
      </ButtonLink>
    ),
  };
}

function toTasks(projectId: Id) {
  return (
    <ButtonLink to="/projects/$projectId/tasks" params={{ projectId }}>
      К заданиям
    </ButtonLink>
  );
}
