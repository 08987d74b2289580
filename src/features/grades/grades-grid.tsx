import { useRef, useState } from 'react';
import { BatchPanel, RowOutcome } from '@/components/batch/batch-panel';
import { useBatch } from '@/components/batch/use-batch';
import { Button } from '@/components/button';
import { Checkbox } from '@/components/checkbox/checkbox';
import { FormDateField } from '@/components/form/form-date-field';
import { FormTextField } from '@/components/form/form-text-field';
import { useFormValues } from '@/components/form/use-form-values';
import { useKeptForm } from '@/components/form/use-kept-form';
import { Grid, type GridRow } from '@/components/grid/grid';
import { GridForm } from '@/components/grid/grid-form';
import { AppLink, ButtonLink } from '@/components/link';
import shared from '@/components/shared.module.css';
import { useDialog } from '@/components/use-dialog';
import type { Criterion, Grades } from '@/domain/grades';
import { type Project, studentNamesOf } from '@/domain/project';
import { isWeightGiven, runningGrade, showTenths, sumOfTenths, weightOf } from '@/domain/weights';
import { showDecimal } from '@/lib/decimal';
import type { Id } from '@/lib/id';
import { readNumber } from '@/lib/pasted-cells';
import { GradesChangedError, type GradesItem, saveGradesBatch } from '@/queries/grades';
import {
  type GradesForm,
  type GradesGridForm,
  gradeOf,
  gradesFormValues,
  gradesGridForm,
} from '@/schemas/grades';
import { CopyCriteriaDialog } from './copy-criteria-dialog';
import { GradesChanged } from './grades-changed';
import styles from './grades-grid.module.css';
import {
  commonCriteria,
  givenGrades,
  gradesRow,
  hasOwnCriteria,
  isChangedRow,
  rowWithCriteria,
} from './grades-rows';

/** A grade that another key cannot go on. */
const isWholeGrade = (text: string) => /^([2-9]|10)$/.test(text);

const GRADE_COLUMN = {
  width: '6.5rem',
  isShort: true,
  read: readNumber,
  isComplete: isWholeGrade,
};

interface GradedProject {
  project: Project;
  /** The grades on the server. */
  grades: Grades | undefined;
}

interface GradesGridProps {
  /** Must also be the React key, by their ids: each choice of projects has a draft of its own. */
  projects: readonly GradedProject[];
}

/** Edits the grades of several projects by one set of criteria (decisions §5.46). */
export function GradesGrid({ projects }: GradesGridProps) {
  const copying = useDialog();
  const [schema] = useState(() => gradesGridForm(oddGrades(projects)));
  const form = useKeptForm<GradesGridForm>({
    draft: `grades-grid:${projects.map(({ project }) => project.id).join()}`,
    schema,
    defaultValues: emptyGrid(projects),
  });
  const { control, getValues, setValue } = form;
  const values = useFormValues(control);
  const { criteria, rows } = values;
  /** Grades of the server that were changed elsewhere, by project. */
  const [elsewhere, setElsewhere] = useState<ReadonlyMap<Id, Grades | undefined>>(new Map());
  /** Those of them that 'Сохранить мои' overwrites. */
  const overwritten = useRef(new Map<Id, GradesForm>());
  const batch = useBatch<GradesItem>({
    ...saveGradesBatch,
    send: (item) =>
      saveGradesBatch.send({ ...item, began: overwritten.current.get(item.id) ?? item.began }),
    failureOf: (error) => {
      if (error instanceof GradesChangedError) {
        setElsewhere((before) => new Map(before).set(error.projectId, error.grades));
      }
      return saveGradesBatch.failureOf(error);
    },
    onDone: ({ id, given }) => {
      setValue(`rows.${keyOf(id)}.began`, given);
      if (itemsOf(getValues(), projects).length === 0) form.accept(getValues());
    },
  });
  const isLocked = batch.isRunning || batch.rows.some(({ state }) => state !== 'done');
  const count = itemsOf(values, projects).length;

  function paste(index: number, [defence, ...grades]: readonly (string | undefined)[]) {
    const id = projects[index]?.project.id ?? '';
    const row = rows[keyOf(id)];
    if (!row || (hasOwnCriteria(row, criteria) && !row.isReplaced)) return;
    const pasted = {
      ...row,
      defence: defence ?? row.defence,
      grades: row.grades.map((before, place) => grades[place] ?? before),
    };
    setValue(`rows.${keyOf(id)}`, pasted, { shouldValidate: true });
  }

  function changeCriteria(copied: readonly Criterion[]) {
    const next = copied.map(({ text, tenths }) => ({ text, tenths }));
    for (const [key, row] of Object.entries(getValues('rows'))) {
      setValue(`rows.${key}`, rowWithCriteria(row, criteria, next));
    }
    setValue('criteria', next);
  }

  const gridRows = projects.flatMap(({ project }): GridRow[] => {
    const key = keyOf(project.id);
    const row = rows[key];
    if (!row) return [];
    const isOwn = hasOwnCriteria(row, criteria);
    const isFixed = isOwn && !row.isReplaced;
    const sent = batch.rows.find(({ item }) => item.id === project.id);
    const cell = {
      control,
      labelAt: 'hidden',
      size: 'row',
      autoComplete: 'off',
      inputMode: 'numeric',
      disabled: isFixed,
      readOnly: isLocked,
    } as const;
    return [
      {
        key,
        label: project.theme || `#${project.id}`,
        head: (
          <ProjectHead
            project={project}
            isOwn={isOwn}
            isReplaced={row.isReplaced}
            isLocked={isLocked}
            onReplace={(isReplaced) => setValue(`rows.${key}.isReplaced`, isReplaced)}
          />
        ),
        cells: [
          <FormTextField
            key="defence"
            {...cell}
            name={`rows.${key}.defence`}
            label="Оценка за защиту"
          />,
          ...criteria.map(({ text }, index) => (
            <FormTextField
              // Two criteria may have the same name.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              {...cell}
              name={`rows.${key}.grades.${index}`}
              label={text || 'Без названия'}
            />
          )),
          <p key="sum" className={styles.sum}>
            {sumText(isFixed ? row.began : givenGrades(row, values))}
          </p>,
        ],
        note: sent && sent.state !== 'waiting' && (
          <>
            <RowOutcome row={sent} />
            {sent.state === 'failed' && elsewhere.has(project.id) && (
              <GradesChanged
                grades={elsewhere.get(project.id)}
                onKeepMine={() => {
                  const served = gradesFormValues(elsewhere.get(project.id));
                  overwritten.current.set(project.id, served);
                  batch.retry();
                }}
              />
            )}
          </>
        ),
      },
    ];
  });

  return (
    <>
      <BatchPanel
        heading="Сохранение оценок"
        batch={batch}
        doneText={(done) => `Сохранено оценок: ${done}`}
        next={<ButtonLink to="/projects">К проектам</ButtonLink>}
      />
      <GridForm form={form} onSubmit={(valid) => batch.begin(itemsOf(valid, projects))}>
        <div className={styles.tools}>
          <FormDateField
            control={control}
            name="date"
            label="Дата отзыва"
            helperText="Для тех, чьи оценки меняются. Если не указана, остаётся прежняя"
          />
          <Button
            variant="outlined"
            icon="inbox"
            disabled={isLocked}
            onClick={() => copying.show()}
          >
            Скопировать критерии
          </Button>
        </div>
        {!isWeightGiven(criteria) && (
          <p role="alert" className={shared.bad}>
            {`сумма весов оценок не равна 1 (${weightOf(sumOfTenths(criteria))})!`}
          </p>
        )}
        <Grid
          label="Оценки проектов"
          rowHead="Проект"
          rowHeadWidth="minmax(12rem, 2fr)"
          columns={[
            { head: 'Оценка за защиту', ...GRADE_COLUMN },
            ...criteria.map(({ text, tenths }) => ({
              head: text || 'Без названия',
              note: showTenths(tenths),
              ...GRADE_COLUMN,
              width: 'minmax(6.5rem, 1fr)',
            })),
            { head: 'Оценка руководителя', width: '7rem', isShort: true },
          ]}
          isLocked={isLocked}
          onPaste={paste}
          rows={gridRows}
        />
        <div>
          <Button
            type="submit"
            variant="contained"
            disabled={isLocked || count === 0 || !isWeightGiven(criteria)}
          >
            {`Сохранить оценки (${count})`}
          </Button>
        </div>
      </GridForm>
      {copying.render((_, life) => (
        <CopyCriteriaDialog
          {...life}
          projectIds={projects.map(({ project }) => project.id)}
          onAdd={(copied) => changeCriteria([...criteria, ...copied])}
          onReplace={changeCriteria}
        />
      ))}
    </>
  );
}

interface ProjectHeadProps {
  project: Project;
  /** It has other criteria than those of the grid. */
  isOwn: boolean;
  isReplaced: boolean;
  isLocked: boolean;
  onReplace: (isReplaced: boolean) => void;
}

/** The project's name and students, and what becomes of criteria of its own. */
function ProjectHead({ project, isOwn, isReplaced, isLocked, onReplace }: ProjectHeadProps) {
  return (
    <>
      <AppLink to="/projects/$projectId/stats" params={{ projectId: project.id }}>
        <bdi>{project.theme || `#${project.id}`}</bdi>
      </AppLink>
      <p className={shared.quiet}>{studentNamesOf(project).join(', ')}</p>
      {isOwn && (
        <div className={shared.row}>
          <span className={styles.own}>свои критерии</span>
          <Checkbox
            checked={isReplaced}
            disabled={isLocked}
            onChange={({ target }) => onReplace(target.checked)}
          >
            Заменить
          </Checkbox>
        </div>
      )}
    </>
  );
}

function emptyGrid(projects: readonly GradedProject[]): GradesGridForm {
  const served = projects.map(({ grades }) => gradesFormValues(grades));
  const criteria = [...commonCriteria(served)];
  const rows: GradesGridForm['rows'] = {};
  for (const { project, grades } of projects) {
    rows[keyOf(project.id)] = gradesRow(gradesFormValues(grades), criteria);
  }
  return { date: '', criteria, rows };
}

/** Names that are no numbers, which would make lists of the form's values. */
function keyOf(id: Id): string {
  return `p${id}`;
}

/** The rows to save. */
function itemsOf(values: GradesGridForm, projects: readonly GradedProject[]): GradesItem[] {
  return projects.flatMap(({ project: { id } }) => {
    const row = values.rows[keyOf(id)];
    if (!row || !isChangedRow(row, values)) return [];
    return [{ id, given: givenGrades(row, values), began: row.began }];
  });
}

/** Served grades that are no integers, which may stay. */
function oddGrades(projects: readonly GradedProject[]): ReadonlySet<string> {
  const served = projects.flatMap(({ grades }) => {
    const { defence, criteria } = gradesFormValues(grades);
    return [defence, ...criteria.map(({ grade }) => grade)];
  });
  return new Set(served);
}

/** The supervisor's grade as far as the criteria make it. */
function sumText({ criteria }: GradesForm): string {
  const running = runningGrade(
    criteria.map(({ grade, tenths }) => ({ grade: gradeOf(grade), tenths })),
  );
  return running && !Number.isNaN(running.value) ? showDecimal(running.value) : '—';
}
