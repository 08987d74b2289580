import { Badge } from '@/components/badge';
import { useBatch } from '@/components/batch/use-batch';
import { Button } from '@/components/button';
import { Checkbox } from '@/components/checkbox/checkbox';
import { FormDateField } from '@/components/form/form-date-field';
import { FormTextField } from '@/components/form/form-text-field';
import { useFormValues } from '@/components/form/use-form-values';
import { useKeptForm } from '@/components/form/use-kept-form';
import { Grid, type GridColumn, type GridRow } from '@/components/grid/grid';
import { GridForm } from '@/components/grid/grid-form';
import { AppLink, ButtonLink } from '@/components/link';
import shared from '@/components/shared.module.css';
import { useDialog } from '@/components/use-dialog';
import type { Criterion } from '@/domain/grades';
import { studentNamesOf } from '@/domain/project';
import { isWeightGiven, showTenths, sumOfTenths, weightOf } from '@/domain/weights';
import type { Id } from '@/lib/id';
import { readNumber } from '@/lib/pasted-cells';
import { GradesChangedError, type GradesItem, saveGradesBatch } from '@/queries/grades';
import { type GradesGridForm, gradesGridForm } from '@/schemas/grades';
import { CopyCriteriaDialog } from './copy-criteria-dialog';
import { GradesChanged } from './grades-changed';
import {
  type GradedProject,
  hasOwnCriteria,
  isFixed,
  itemsOf,
  keyOf,
  rowOver,
  rowWithCriteria,
  sumText,
  untouchedGrid,
  withServedRows,
} from './grades-rows';

/** What the columns of grades have in common. */
const GRADE_COLUMN = {
  width: 'minmax(6.5rem, 1fr)',
  isShort: true,
  renderField: (cell) => <FormTextField {...cell} autoComplete="off" inputMode="numeric" />,
  read: readNumber,
  // A grade that another key cannot go on.
  isComplete: (text) => /^([2-9]|10)$/.test(text),
} as const satisfies Partial<GridColumn<GradesGridForm>>;

interface GradesGridProps {
  /** The chosen projects: each choice has a draft of its own. */
  ids: readonly Id[];
  /** Those of them whose grades could be read. Must also be the React key, by their ids: each has a row of the form. */
  projects: readonly GradedProject[];
}

/** Edits the grades of several projects by one set of criteria (decisions §5.46). */
export function GradesGrid({ ids, projects }: GradesGridProps) {
  const copying = useDialog();
  const form = useKeptForm<GradesGridForm>({
    draft: `grades-grid:${ids.join()}`,
    schema: gradesGridForm,
    defaultValues: untouchedGrid(projects),
    complete: (typed) => withServedRows(typed, projects),
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

  function changeCriteria(copied: readonly Criterion[]) {
    const next = copied.map(({ text, tenths }) => ({ text, tenths }));
    for (const [key, row] of Object.entries(getValues('rows'))) {
      setValue(`rows.${key}`, rowWithCriteria(row, criteria, next));
    }
    setValue('criteria', next);
  }

  function gridRow({ project }: GradedProject): GridRow[] {
    const key = keyOf(project.id);
    const label = project.theme || `#${project.id}`;
    const row = rows[key];
    if (!row) return [];
    const sent = batch.rows.find(({ item }) => item.id === project.id);
    const changed = sent?.error instanceof GradesChangedError ? sent.error : undefined;
    return [
      {
        key,
        label,
        head: (
          <>
            <AppLink to="/projects/$projectId/stats" params={{ projectId: project.id }}>
              <bdi>{label}</bdi>
            </AppLink>
            <p className={shared.quiet}>{studentNamesOf(project).join(', ')}</p>
            {hasOwnCriteria(row, criteria) && (
              <div className={shared.row}>
                <Badge tint="warning">свои критерии</Badge>
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
        isDisabled: isFixed(row, criteria),
        outcome: sent,
        note: changed && (
          <GradesChanged
            grades={changed.grades}
            onKeepMine={() => {
              setValue(`rows.${key}`, rowOver(row, changed.grades, criteria));
              void form.handleSubmit((given) =>
                batch.sendAgain('failed', itemsOf(given, projects)),
              )();
            }}
          />
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
        <div className={shared.row}>
          <FormDateField
            control={control}
            name="date"
            label="Дата отзыва"
            help="Для тех, чьи оценки меняются. Если не указана, остаётся прежняя"
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
          form={form}
          rowHead="Проект"
          rowHeadWidth="minmax(12rem, 2fr)"
          columns={[
            {
              ...GRADE_COLUMN,
              head: 'Оценка за защиту',
              width: '6.5rem',
              name: (row) => `rows.${row}.defence`,
            },
            ...criteria.map(
              ({ text, tenths }, index): GridColumn<GradesGridForm> => ({
                ...GRADE_COLUMN,
                head: text || 'Без названия',
                note: showTenths(tenths),
                name: (row) => `rows.${row}.grades.${index}`,
              }),
            ),
            {
              head: 'Оценка руководителя',
              width: '7rem',
              isShort: true,
              renderText: (row) => <p className={shared.strong}>{sumText(rows[row], values)}</p>,
            },
          ]}
          isLocked={batch.isRunning}
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
