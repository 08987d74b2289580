import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/button';
import { TakeFromProjectDialog } from '@/components/form/take-from-project-dialog';
import { useFormValues } from '@/components/form/use-form-values';
import { ProseText } from '@/components/prose-text';
import { Spinner } from '@/components/spinner';
import { Table } from '@/components/table/table';
import { UnreadableRecords } from '@/components/unreadable-records';
import type { DialogLife } from '@/components/use-dialog';
import type { Criterion, Statistics } from '@/domain/grades';
import { labelledProjects } from '@/domain/project-labels';
import { lostIn, type ReadList } from '@/domain/read-list';
import { showTenths } from '@/domain/weights';
import { type Id, toId } from '@/lib/id';
import { projectsOptions } from '@/queries/projects';
import { statisticsOptions } from '@/queries/statistics';
import { type GradesForm, takenCriteria } from '@/schemas/grades';
import styles from '../criteria-table.module.css';

interface TakeCriteriaDialogProps extends DialogLife {
  /** The project being graded: its own criteria are not offered. */
  projectId: Id;
  onAdd: (criteria: GradesForm['criteria']) => void;
}

/** Picks the criteria and weights of another project (decisions §5.36). */
export function TakeCriteriaDialog({ projectId, onAdd, ...life }: TakeCriteriaDialogProps) {
  const { control } = useForm({ defaultValues: { project: '' } });
  const { project } = useFormValues(control);
  const projects = useQuery(projectsOptions());
  const offered = useMemo(
    () =>
      projects.data && labelledProjects(projects.data.items.filter(({ id }) => id !== projectId)),
    [projects.data, projectId],
  );
  const isChosen = project !== '';
  const statistics = useQuery({ ...statisticsOptions(toId(project)), enabled: isChosen });
  const criteria = isChosen ? criteriaOf(statistics.data) : undefined;

  function submit() {
    if (!criteria) return;
    onAdd(takenCriteria(criteria.items));
    life.onClose();
  }

  const isNothing = !criteria || criteria.items.length === 0 || !life.open;
  return (
    <TakeFromProjectDialog
      {...life}
      title="Взять критерии"
      control={control}
      choices={offered}
      lost={projects.data?.lost ?? 0}
      actions={
        <Button variant="contained" disabled={isNothing} onClick={submit}>
          Добавить
        </Button>
      }
    >
      {criteria ? <CriteriaPreview criteria={criteria} /> : isChosen && <Spinner />}
    </TakeFromProjectDialog>
  );
}

function criteriaOf(statistics: Statistics | undefined): ReadList<Criterion> | undefined {
  const review = statistics?.grades?.review;
  return statistics && { items: review?.criteria.items ?? [], lost: lostIn(review) };
}

interface CriteriaPreviewProps {
  criteria: ReadList<Criterion>;
}

/** The criteria about to be copied, with their weights, and the number of unreadable ones. */
function CriteriaPreview({ criteria: { items, lost } }: CriteriaPreviewProps) {
  if (items.length === 0 && lost === 0) {
    return <p className={styles.none}>У этого проекта критериев нет</p>;
  }
  return (
    <>
      <UnreadableRecords count={lost} />
      {items.length > 0 && <CriteriaTable criteria={items} />}
    </>
  );
}

function CriteriaTable({ criteria }: { criteria: readonly Criterion[] }) {
  return (
    <Table label="Критерии и веса" columns={['Критерий', 'Вес']} className={styles.figures}>
      {criteria.map(({ text, tenths }, index) => (
        // Criteria have no id, and two may be equal.
        // oxlint-disable-next-line react/no-array-index-key
        <tr key={index}>
          <td>
            <ProseText>{text || 'Без названия'}</ProseText>
          </td>
          <td>{showTenths(tenths)}</td>
        </tr>
      ))}
    </Table>
  );
}
