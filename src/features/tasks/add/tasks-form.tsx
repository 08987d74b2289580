import { useController, useFieldArray } from 'react-hook-form';
import { failureStatus } from '@/api/errors';
import { failureDetails } from '@/api/failure-details';
import { BatchPanel } from '@/components/batch/batch-panel';
import { useBatch } from '@/components/batch/use-batch';
import { Button } from '@/components/button';
import { Form } from '@/components/form/form';
import { FormDateField } from '@/components/form/form-date-field';
import { FormSheet } from '@/components/form/form-sheet';
import { FormSubmit } from '@/components/form/form-submit';
import { FormTextAreaField, FormTextField } from '@/components/form/form-text-field';
import { useDraftForm } from '@/components/form/use-draft-form';
import { useFormValues } from '@/components/form/use-form-values';
import { Grid } from '@/components/grid/grid';
import { ButtonLink } from '@/components/link';
import { failedResult, type Result } from '@/components/result';
import shared from '@/components/shared.module.css';
import { useDialog } from '@/components/use-dialog';
import { useNow } from '@/components/use-now';
import { TAKEN_LENGTHS } from '@/domain/taken-lengths';
import type { NewTask } from '@/domain/task';
import { type Id, toId } from '@/lib/id';
import { readLine, readMoment, readText } from '@/lib/pasted-cells';
import { wallClockOf } from '@/lib/time';
import { callFailure, DoubtfulCreationError } from '@/queries/proof';
import { addTaskMutation, addTasksBatch, type TaskItem } from '@/queries/tasks';
import { tasksForm, type TasksForm as Values } from '@/schemas/tasks';
import { CopyTasksDialog } from './copy-tasks-dialog';
import { deadlinePresets } from './deadline-presets';
import { MoreProjects } from './more-projects';
import { ProjectAside } from './project-aside';
import { TaskOutcome } from './task-outcome';

const EMPTY_ROW = { name: '', deadline: '', description: '', given: [] };

const COLUMNS = [
  { head: 'Название', width: 'minmax(10rem, 3fr)', read: readLine },
  { head: 'Срок сдачи', width: '13.5rem', read: readMoment },
  { head: 'Описание', width: 'minmax(10rem, 4fr)', read: readText },
];

/** A task for a project, with the row it stands in. */
export interface RowTask extends TaskItem {
  row: number;
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
  const form = useDraftForm({
    draft: `tasks-add:${projectId}`,
    schema: tasksForm,
    defaultValues: { rows: [EMPTY_ROW], projects: [] },
    ...(others.length > 0 && { suggested: { projects: [...others] } }),
    isClearedOnSuccess: true,
    action: addTaskMutation(projectId),
    body: ({ rows }): NewTask => rows[0] ?? EMPTY_ROW,
    onSuccess: () => assigned(projectId),
    onFailure: (error) => failureResult(error, projectId),
  });
  const { control, getValues, setValue } = form;
  const rows = useFieldArray({ control, name: 'rows' });
  const projects = useController({ control, name: 'projects' });
  const batch = useBatch<RowTask>({
    ...addTasksBatch,
    onDone: ({ row, projectId: id }) => {
      setValue(`rows.${row}.given`, [...getValues(`rows.${row}.given`), String(id)]);
      if (tasksOf(getValues(), projectId).length === 0) form.discard();
    },
  });
  const isLocked = batch.isRunning || batch.rows.some(({ state }) => state !== 'done');
  const count = tasksOf(useFormValues(control), projectId).length;
  // One task for this project alone has a dialog for what came of it (spec §8).
  const isOne = rows.fields.length === 1 && projects.field.value.length === 0;

  const cell = { control, labelAt: 'hidden', size: 'row', readOnly: isLocked } as const;

  function paste(row: number, [name, deadline, description]: readonly (string | undefined)[]) {
    const pasted = {
      ...(name !== undefined && { name }),
      ...(deadline !== undefined && { deadline }),
      ...(description !== undefined && { description }),
    };
    const before = getValues(`rows.${row}`);
    if (!before) rows.append({ ...EMPTY_ROW, ...pasted }, { shouldFocus: false });
    else setValue(`rows.${row}`, { ...before, ...pasted }, { shouldValidate: true });
  }

  function copy(tasks: readonly NewTask[]) {
    const copied = tasks.map((task) => ({ ...EMPTY_ROW, ...task }));
    const [first, ...more] = getValues('rows');
    const isUntouched = more.length === 0 && first && !first.name && !first.description;
    if (isUntouched && !first.deadline) rows.replace(copied);
    else rows.append(copied, { shouldFocus: false });
  }

  return (
    <div className={shared.stack}>
      <BatchPanel
        heading="Назначение заданий"
        batch={batch}
        doneText={(done) => `Назначено заданий: ${done}`}
        next={<ButtonLink to="/projects">К проектам</ButtonLink>}
      />
      <FormSheet>
        <Form
          form={
            isOne
              ? form
              : {
                  ...form,
                  submit: (event) =>
                    void form.handleSubmit((values) => batch.begin(tasksOf(values, projectId)))(
                      event,
                    ),
                }
          }
        >
          <div>
            <Button icon="inbox" disabled={isLocked} onClick={() => copying.show()}>
              Скопировать из другого проекта
            </Button>
          </div>
          <Grid
            label="Задания"
            rowHead="№"
            rowHeadWidth="1.5rem"
            columns={COLUMNS}
            isLocked={isLocked}
            onPaste={paste}
            onAdd={() => rows.append(EMPTY_ROW, { focusName: `rows.${rows.fields.length}.name` })}
            rows={rows.fields.map(({ id }, index) => ({
              key: id,
              label: `Задание ${index + 1}`,
              head: index + 1,
              onRemove: rows.fields.length > 1 ? () => rows.remove(index) : undefined,
              note: (
                <TaskOutcome
                  given={getValues(`rows.${index}.given`)}
                  rows={batch.rows.filter(({ item }) => item.row === index)}
                />
              ),
              cells: [
                <FormTextField
                  key="name"
                  name={`rows.${index}.name`}
                  label="Название"
                  {...cell}
                  takenLength={TAKEN_LENGTHS.taskName}
                  required
                />,
                <FormDateField
                  key="deadline"
                  hasTime
                  name={`rows.${index}.deadline`}
                  label="Срок сдачи"
                  {...cell}
                  required
                  min={now}
                  {...(rows.fields.length === 1 && { presets: deadlinePresets(now) })}
                />,
                <FormTextAreaField
                  key="description"
                  name={`rows.${index}.description`}
                  label="Описание"
                  {...cell}
                  takenLength={TAKEN_LENGTHS.taskDescription}
                  rows={1}
                />,
              ],
            }))}
          />
          <fieldset disabled={isLocked}>
            <MoreProjects
              projectId={projectId}
              chosen={projects.field.value}
              onChange={projects.field.onChange}
            />
          </fieldset>
          <div>
            <FormSubmit form={form} disabled={isLocked}>
              {count > 1 ? `Назначить задания (${count})` : 'Назначить'}
            </FormSubmit>
          </div>
        </Form>
      </FormSheet>
      <ProjectAside projectId={projectId} />
      {copying.render((_, life) => (
        <CopyTasksDialog {...life} projectId={projectId} onCopy={copy} />
      ))}
    </div>
  );
}

/** A task for each row and project that does not have it yet. */
function tasksOf({ rows, projects }: Values, projectId: Id): RowTask[] {
  return rows.flatMap(({ given, ...task }, row) =>
    [String(projectId), ...projects]
      .filter((id) => !given.includes(id))
      .map((id) => ({ ...task, id: `${row}:${id}`, row, projectId: toId(id) })),
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
    return { note: 'Неизвестно, создано ли задание.', next: toTasks(projectId, 'К заданиям') };
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
