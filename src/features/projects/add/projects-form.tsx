import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBatch } from '@/components/batch/use-batch';
import { Checkbox } from '@/components/checkbox/checkbox';
import { OwnRead } from '@/components/failed-read';
import { FormTextField } from '@/components/form/form-text-field';
import { useFormValues } from '@/components/form/use-form-values';
import { useKeptForm } from '@/components/form/use-kept-form';
import { Grid, type GridColumn, type GridRow } from '@/components/grid/grid';
import { GridForm } from '@/components/grid/grid-form';
import { AppLink, ButtonLink } from '@/components/link';
import shared from '@/components/shared.module.css';
import { isSameProject, type Project } from '@/domain/project';
import { nameOf, studiesText } from '@/domain/student';
import { TAKEN_LENGTHS } from '@/domain/taken-lengths';
import { readWholeNumber } from '@/lib/decimal';
import { readLine, readNumber } from '@/lib/pasted-cells';
import { parseRepositoryAddress } from '@/lib/repository-address';
import { dateOf } from '@/lib/time';
import { addProjectsBatch, type ProjectItem, projectsOptions } from '@/queries/projects';
import { isEmptyRow, projectsForm, type ProjectsForm as Values } from '@/schemas/projects';
import { AssignTasksLink } from '../assign-tasks-link';
import { projectOf, type StudentChoice } from './add-project-students';
import { NO_WORD } from './split-address';

const COLUMNS: readonly GridColumn<Values>[] = [
  {
    head: 'Тема работы',
    width: 'minmax(12rem, 4fr)',
    name: (row) => `rows.${row}.theme`,
    renderField: (cell) => <FormTextField {...cell} takenLength={TAKEN_LENGTHS.theme} />,
    read: readLine,
  },
  {
    head: 'Год выполнения',
    width: '8rem',
    name: (row) => `rows.${row}.year`,
    renderField: (cell) => <FormTextField {...cell} inputMode="numeric" />,
    read: readNumber,
  },
  {
    head: 'Репозиторий',
    width: 'minmax(12rem, 3fr)',
    name: (row) => `rows.${row}.repository`,
    renderField: (cell) => <FormTextField {...cell} {...NO_WORD} />,
    read: readLine,
  },
];

interface ProjectsFormProps {
  offered: readonly StudentChoice[];
}

/** Registers a project for each of several students (decisions §5.41). */
export function ProjectsForm({ offered }: ProjectsFormProps) {
  /** Whose rows were sent: a student approved since would mount the form anew, and break off the batch. */
  const [sent, setSent] = useState<readonly StudentChoice[]>();
  const students = sent ?? offered;
  const projects = useQuery(projectsOptions());
  return (
    <OwnRead read={projects}>
      {({ items }) => (
        <ProjectsGrid
          key={students.map(({ id }) => id).join()}
          offered={students}
          projects={items}
          onSend={() => setSent(students)}
        />
      )}
    </OwnRead>
  );
}

interface ProjectsGridProps extends ProjectsFormProps {
  projects: readonly Project[];
  onSend: () => void;
}

/** Each student has a row of the form, so that their ids must be its React key. */
function ProjectsGrid({ offered, projects, onSend }: ProjectsGridProps) {
  const [isAllShown, setIsAllShown] = useState(false);
  const form = useKeptForm<Values>({
    draft: 'projects-add',
    schema: projectsForm,
    defaultValues: { rows: rowsFor(offered) },
    complete: ({ rows }) => ({ rows: { ...rowsFor(offered), ...rows } }),
  });
  const { control, getValues, setValue } = form;
  const values = useFormValues(control);
  const batch = useBatch<ProjectItem>({
    ...addProjectsBatch,
    onDone: ({ id }) => {
      setValue(`rows.s${id}`, emptyRow());
      if (itemsOf(getValues(), offered).length === 0) form.discard();
    },
  });
  // The server answers without ids: the list has them once it has been read again.
  const created = batch.rows
    .filter(({ state }) => state === 'done')
    .flatMap(({ item }) => projects.findLast((project) => isSameProject(project, item))?.id ?? []);
  const outcomeOf = (id: string) => batch.rows.find(({ item }) => item.id === id);
  const students = offered.map((student) => ({
    student,
    project: projectOf(student, offered, projects),
    row: values.rows[`s${student.id}`] ?? emptyRow(),
  }));
  const taken = students.filter(({ project }) => project);
  const shown = students.filter(
    ({ student, project, row }) =>
      !project || isAllShown || !isEmptyRow(row) || outcomeOf(student.id),
  );

  const gridRows = shown.map(
    ({ student: { id, student }, project }): GridRow => ({
      key: `s${id}`,
      label: nameOf(student),
      head: (
        <>
          <bdi>{nameOf(student)}</bdi>
          <p className={shared.quiet}>{studiesText(student)}</p>
          {project && (
            <AppLink to="/projects/$projectId" params={{ projectId: project.id }}>
              {`уже в проекте #${project.id}`}
            </AppLink>
          )}
        </>
      ),
      outcome: outcomeOf(id),
    }),
  );

  return (
    <GridForm
      form={form}
      batch={{
        ...batch,
        begin: (items) => {
          onSend();
          batch.begin(items);
        },
      }}
      itemsOf={(given) => itemsOf(given, offered)}
      heading="Регистрация проектов"
      doneText={(done) => `Создано проектов: ${done}`}
      next={
        <>
          <AssignTasksLink projectIds={created}>Назначить задания</AssignTasksLink>
          <ButtonLink to="/projects">К проектам</ButtonLink>
        </>
      }
      formKey="several"
      submitLabel={(count) => `Зарегистрировать проекты (${count})`}
    >
      <p className={shared.quiet}>
        Репозиторий — адрес на GitHub или «владелец/название». Пустые строки не отправляются.
      </p>
      {taken.length > 0 && (
        <Checkbox checked={isAllShown} onChange={({ target }) => setIsAllShown(target.checked)}>
          {`Показать и тех, у кого уже есть проект (${taken.length})`}
        </Checkbox>
      )}
      <Grid
        label="Проекты"
        form={form}
        rowHead="Студент"
        rowHeadWidth="minmax(10rem, 2fr)"
        columns={COLUMNS}
        rows={gridRows}
        isLocked={batch.isRunning}
      />
    </GridForm>
  );
}

function emptyRow(): Values['rows'][string] {
  return { theme: '', year: dateOf().slice(0, 4), repository: '' };
}

function rowsFor(offered: readonly StudentChoice[]): Values['rows'] {
  const rows: Values['rows'] = {};
  for (const { id } of offered) rows[`s${id}`] = emptyRow();
  return rows;
}

/** The projects of the rows that are not empty. */
function itemsOf({ rows }: Values, offered: readonly StudentChoice[]): ProjectItem[] {
  return offered.flatMap(({ id, studentId, student }) => {
    const row = rows[`s${id}`];
    if (!row || isEmptyRow(row)) return [];
    const { owner = '', name: repositoryName = '' } = parseRepositoryAddress(row.repository) ?? {};
    return [
      {
        id,
        studentNames: [student.name],
        studentIds: [studentId],
        theme: row.theme,
        year: readWholeNumber(row.year),
        repositoryOwner: owner,
        repositoryName,
      },
    ];
  });
}
