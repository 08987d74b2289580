import { useState } from 'react';
import { RowOutcome } from '@/components/batch/batch-panel';
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
import type { Criterion } from '@/domain/grades';
import { type Project, studentNamesOf } from '@/domain/project';
import { isWeightGiven, showTenths, sumOfTenths, weightOf } from '@/domain/weights';
import { readNumber } from '@/lib/pasted-cells';
import { GradesChangedError, type GradesItem, saveGradesBatch } from '@/queries/grades';
import { type GradesGridForm, gradesGridForm } from '@/schemas/grades';
import { CopyCriteriaDialog } from './copy-criteria-dialog';
import { GradesChanged } from './grades-changed';
import styles from './grades-grid.module.css';
import {
  type GradedProject,
  hasOwnCriteria,
  isFixed,
  itemsOf,
  keyOf,
  rowOver,
  rowWithCriteria,
  servedGrades,
  sumText,
  untouchedGrid,
} from './grades-rows';

const GRADE_COLUMN = {
  width: 'minmax(6.5rem, 1fr)',
  isShort: true,
  read: readNumber,
  // A grade that another key cannot go on.
  isComplete: (text: string) => /^([2-9]|10)$/.test(text),
};

interface GradesGridProps {
  /** Must also be the React key, by their ids: each choice of projects has a draft of its own. */
  projects: readonly GradedProject[];
}

/** Edits the grades of several projects by one set of criteria (decisions §5.46). */
export function GradesGrid({ projects }: GradesGridProps) {
  const copying = useDialog();
  const [schema] = useState(() => gradesGridForm(servedGrades(projects)));
  const form = useKeptForm<GradesGridForm>({
    draft: `grades-grid:${projects.map(({ project }) => project.id).join()}`,
    schema,
    defaultValues: untouchedGrid(projects),
  });
  const { control, getValues, setValue } = form;
  const values = useFormValues(control);
  const { criteria, rows } = values;
  const batch = useBatch<GradesItem>({
    ...saveGradesBatch,
    onDone: ({ id, given }) => {
      setValue(`rows.${keyOf(id)}.began`, given);
      if (itemsOf(getValues(), projects).length === 0) form.accept(getValues());
    },
  });

  function paste(index: number, [defence, ...grades]: readonly (string | undefined)[]) {
    const key = keyOf(projects[index]?.project.id ?? '');
    const row = rows[key];
    if (!row || isFixed(row, criteria)) return;
    const pasted = {
      ...row,
      defence: defence ?? row.defence,
      grades: row.grades.map((before, place) => grades[place] ?? before),
    };
    setValue(`rows.${key}`, pasted, { shouldValidate: true });
  }

  function changeCriteria(copied: readonly Criterion[]) {
    const next = copied.map(({ text, tenths }) => ({ text, tenths }));
    for (const [key, row] of Object.entries(getValues('rows'))) {
      setValue(`rows.${key}`, rowWithCriteria(row, criteria, next));
    }
    setValue('criteria', next);
  }

  function gridRow({ project }: GradedProject): GridRow[] {
    const key = keyOf(project.id);
    const row = rows[key];
    if (!row) return [];
    const sent = batch.rows.find(({ item }) => item.id === project.id);
    const changed = sent?.error instanceof GradesChangedError ? sent.error : undefined;
    const cell = {
      control,
      labelAt: 'hidden',
      size: 'row',
      autoComplete: 'off',
      inputMode: 'numeric',
      disabled: isFixed(row, criteria),
      readOnly: batch.isRunning,
    } as const;
    return [
      {
        key,
        label: project.theme || `#${project.id}`,
        head: (
          <>
            <ProjectHead project={project} />
            {hasOwnCriteria(row, criteria) && (
              <div className={shared.row}>
                <span className={styles.own}>свои критерии</span>
                <Checkbox
                  checked={row.isReplaced}
                  disabled={batch.isRunning}
                  onChange={({ target }) => setValue(`rows.${key}.isReplaced`, target.checked)}
                >
                  Заменить
                </Checkbox>
              </div>
            )}
          </>
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
            {sumText(row, values)}
          </p>,
        ],
        note: sent && sent.state !== 'waiting' && (
          <>
            <RowOutcome row={sent} />
            {changed && (
              <GradesChanged
                grades={changed.grades}
                onKeepMine={() => {
                  setValue(`rows.${key}`, rowOver(row, changed.grades, criteria));
                  void form.handleSubmit((given) => batch.sendAgain('failed', itemsOf(given, projects)))();
                }}
              />
            )}
          </>
        ),
      },
    ];
  }

  return (
    <>
      <GridForm
        form={form}
        batch={batch}
        itemsOf={(given) => itemsOf(given, projects)}
        heading="Сохранение оценок"
        doneText={(done) => `Сохранено оценок: ${done}`}
        next={<ButtonLink to="/projects">К проектам</ButtonLink>}
        submitLabel={(count) => `Сохранить оценки (${count})`}
        isBlocked={!isWeightGiven(criteria)}
      >
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
            disabled={batch.isRunning}
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
            { ...GRADE_COLUMN, head: 'Оценка за защиту', width: '6.5rem' },
            ...criteria.map(({ text, tenths }) => ({
              ...GRADE_COLUMN,
              head: text || 'Без названия',
              note: showTenths(tenths),
            })),
            { head: 'Оценка руководителя', width: '7rem', isShort: true },
          ]}
          isLocked={batch.isRunning}
          onPaste={paste}
          rows={projects.flatMap(gridRow)}
        />
      </GridForm>
      {copying.render((_, life) => (
        <CopyCriteriaDialog
          {...life}
          onAdd={(copied) => changeCriteria([...criteria, ...copied])}
          onReplace={changeCriteria}
        />
      ))}
    </>
  );
}

function ProjectHead({ project }: { project: Project }) {
  return (
    <>
      <AppLink to="/projects/$projectId/stats" params={{ projectId: project.id }}>
        <bdi>{project.theme || `#${project.id}`}</bdi>
      </AppLink>
      <p className={shared.quiet}>{studentNamesOf(project).join(', ')}</p>
    </>
  );
}
