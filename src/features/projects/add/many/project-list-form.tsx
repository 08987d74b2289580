import { useController } from 'react-hook-form';
import { Checkbox } from '@/components/checkbox/checkbox';
import { Form } from '@/components/form/form';
import { FormSheet } from '@/components/form/form-sheet';
import { FormSubmit } from '@/components/form/form-submit';
import { RowsTable } from '@/components/form/rows-table';
import { TextAreaField } from '@/components/form/text-field';
import { useDraftForm } from '@/components/form/use-draft-form';
import { useFormValues } from '@/components/form/use-form-values';
import { Notice } from '@/components/notice';
import { Spinner } from '@/components/spinner';
import { UnreadableRecords } from '@/components/unreadable-records';
import { useToday } from '@/components/use-now';
import {
  joinedRows,
  MOST_OFFERED,
  MOST_PROJECTS,
  type ProjectField,
  type ProjectRow,
  type Roster,
  rowsToKeep,
  rowsToShow,
  splitRow,
} from '@/domain/project-list';
import { rowsOfText, rowsToGiveAnew, rowsWithBlock } from '@/domain/read-projects';
import { isolated } from '@/lib/isolate-text';
import { beginBatchMutation } from '@/queries/batch/batch';
import { beginFailureText } from '@/queries/batch/batch-errors';
import { addProjectsBatch } from '@/queries/new-projects';
import {
  type KeptProject,
  projectListForm,
  projectOfTexts,
  type ProjectListForm as Values,
} from '@/schemas/project-list';
import { chosenStudents, type StudentChoice } from '../add-project-students';
import { ProjectRowCells } from './project-row-cells';
import { type ReviewedRow, reviewRows } from './review-rows';
import { type KnownProjects, useKnownProjects } from './use-known-projects';

const EMPTY: Values = { text: '', isEveryone: false, isInOrder: false, rows: [] };

const HINT =
  'Строка — проект: студент, тема, год, владелец и название репозитория или его адрес на GitHub через табуляцию, точку с запятой, запятую или тире. Учебный год 2025/2026 — это 2026.';

interface ProjectListFormProps {
  /** The approved students. */
  students: readonly StudentChoice[];
}

/** Registers a list of projects, one row for each student or group of students (decisions §5.41). */
export function ProjectListForm({ students }: ProjectListFormProps) {
  const known = useKnownProjects(students);
  return known ? <ProjectsOfStudents students={students} known={known} /> : <Spinner />;
}

interface ProjectsOfStudentsProps extends ProjectListFormProps {
  known: KnownProjects;
}

function ProjectsOfStudents({ students, known }: ProjectsOfStudentsProps) {
  const year = useToday().slice(0, 4);
  const rosterOf = (isEveryone: boolean): Roster => ({
    students,
    offered: new Set(
      students.filter(({ key }) => isEveryone || !known.withProject.has(key)).map(({ key }) => key),
    ),
    year,
  });
  const reviewed = ({ rows, isEveryone }: Values) =>
    reviewRows(rowsToShow(rows, rosterOf(isEveryone)), students, known);
  const form = useDraftForm({
    draft: 'project-list',
    schema: projectListForm,
    defaultValues: EMPTY,
    isClearedOnSuccess: true,
    unsentOf: (values) => {
      const left = reviewed(values).filter(({ isReady }) => !isReady);
      const rows = left.map(({ row }) => ({ ...row, source: '' }));
      return { rows: rowsToKeep(rows, year) };
    },
    action: beginBatchMutation(addProjectsBatch),
    body: (values) =>
      reviewed(values)
        .filter(({ isReady }) => isReady)
        .map(({ row }) => projectOf(row, students)),
    onSuccess: undefined,
    onFailure: (error) =>
      beginFailureText(error) ?? 'Не удалось прочитать список проектов. Ничего не отправлено.',
  });
  const { control, setValue, getValues } = form;
  const text = useController({ control, name: 'text' });
  const values = useFormValues(control);
  const roster = rosterOf(values.isEveryone);
  const rows = reviewed(values);
  const count = rows.filter(({ isReady }) => isReady).length;
  const isTooMuch = count > MOST_PROJECTS;
  const setRows = (next: readonly ProjectRow[]) => setValue('rows', rowsToKeep(next, year));
  const read = (typed: string, shown: readonly ProjectRow[], isInOrder: boolean) =>
    setRows(rowsOfText(typed, shown, roster, isInOrder));
  return (
    <FormSheet>
      <Form form={form}>
        {known.isMissing && (
          <Notice tint="warning" role="note">
            Не удалось узнать, у кого уже есть проект: показаны все одобренные студенты.
          </Notice>
        )}
        <TextAreaField
          {...text.field}
          label="Список проектов"
          rows={3}
          help={HINT}
          onChange={({ target }) => {
            text.field.onChange(target.value);
            read(target.value, rowsToShow(getValues('rows'), roster), values.isInOrder);
          }}
        />
        <Checkbox
          checked={values.isInOrder}
          onChange={({ target: { checked } }) => {
            setValue('isInOrder', checked);
            const shown = rowsToShow(getValues('rows'), roster);
            read(values.text, rowsToGiveAnew(shown, year), checked);
          }}
        >
          Темы по порядку студентов
        </Checkbox>
        {known.withProject.size > 0 && (
          <Checkbox
            checked={values.isEveryone}
            onChange={({ target }) => setValue('isEveryone', target.checked)}
          >
            {`Показать и студентов с проектом (${known.withProject.size})`}
          </Checkbox>
        )}
        <UnreadableRecords count={known.lost} />
        {rows.length > 0 ? (
          <ProjectListTable rows={rows} roster={roster} onChange={setRows} />
        ) : (
          <p>У каждого одобренного студента уже есть проект.</p>
        )}
        {isTooMuch && <p role="alert">{`Не больше ${MOST_PROJECTS} проектов за раз`}</p>}
        <FormSubmit form={form} disabled={count === 0 || isTooMuch}>
          {`Зарегистрировать проекты (${count})`}
        </FormSubmit>
      </Form>
    </FormSheet>
  );
}

function projectOf(row: ProjectRow, students: readonly StudentChoice[]): KeptProject {
  const chosen = chosenStudents(students, row.students);
  return {
    ...projectOfTexts(row),
    studentIds: chosen.map(({ studentId }) => studentId),
    studentNames: chosen.map(({ name }) => name),
  };
}

const COLUMNS = ['Студенты', 'Тема работы', 'Год', 'Владелец', 'Репозиторий'];

interface ProjectListTableProps {
  rows: readonly ReviewedRow[];
  roster: Roster;
  onChange: (rows: readonly ProjectRow[]) => void;
}

/** The projects to be registered; rows can be joined and split, and cells of a spreadsheet pasted. */
function ProjectListTable({ rows: reviewed, roster, onChange }: ProjectListTableProps) {
  const rows = reviewed.map(({ row }) => row);
  const names = new Map(roster.students.map(({ key, name }) => [key, name]));
  const namesOf = ({ students }: ProjectRow) => students.map((key) => names.get(key) ?? '');
  const labels = rows.map((row, index) => {
    const label = namesOf(row).join(', ') || row.named || row.theme;
    return { value: String(index), label: `${index + 1}. ${isolated(label)}` };
  });
  /** Replaces a row by others, and removes the row `removed` if it is another one. */
  const replace = (index: number, others: readonly ProjectRow[], removed = index) =>
    onChange(rows.flatMap((row, at) => (at === index ? others : at === removed ? [] : [row])));
  return (
    <RowsTable
      label="Проекты списком"
      columns={COLUMNS}
      note={
        roster.offered.size > MOST_OFFERED &&
        `Показаны первые студенты: ${MOST_OFFERED}. Остальных можно назвать в списке.`
      }
    >
      {reviewed.map((reviewedRow, index) => (
        <ProjectRowCells
          key={reviewedRow.row.students[0] ?? `nobody ${index}`}
          reviewed={reviewedRow}
          number={index + 1}
          names={namesOf(reviewedRow.row)}
          others={labels.filter((_label, at) => at !== index)}
          onChange={(row) => replace(index, [row])}
          onJoin={(other) => {
            const second = rows[other];
            if (second) replace(index, joinedRows(reviewedRow.row, second), other);
          }}
          onSplit={() => replace(index, splitRow(reviewedRow.row, roster.year))}
          onBlock={(field: ProjectField, text) =>
            onChange(rowsWithBlock(rows, { index, field }, text, roster))
          }
        />
      ))}
    </RowsTable>
  );
}
