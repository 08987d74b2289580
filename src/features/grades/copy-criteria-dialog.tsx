import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/button';
import { OwnRead } from '@/components/failed-read';
import { CopyFromProjectDialog } from '@/components/form/copy-from-project-dialog';
import { useFormValues } from '@/components/form/use-form-values';
import { ProseText } from '@/components/prose-text';
import shared from '@/components/shared.module.css';
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
import styles from './review-table.module.css';

/** The project whose criteria were copied last, in this document. */
let lastSource = '';

interface CopyCriteriaDialogProps extends DialogLife {
  /** The projects being graded: those of one alone are not offered to itself. */
  projectIds: readonly Id[];
  onAdd: (criteria: readonly Criterion[]) => void;
  onReplace: (criteria: readonly Criterion[]) => void;
}

/** Copies the criteria and weights of another project (decisions §5.36). */
export function CopyCriteriaDialog({
  projectIds,
  onAdd,
  onReplace,
  ...life
}: CopyCriteriaDialogProps) {
  const isOwn = (id: Id) => projectIds.length === 1 && projectIds[0] === id;
  const { control } = useForm({
    defaultValues: { project: isOwn(toId(lastSource)) ? '' : lastSource },
  });
  const { project } = useFormValues(control);
  const projects = useQuery(projectsOptions());
  const offered = labelledProjects(projects.data?.items.filter(({ id }) => !isOwn(id)) ?? []);
  const read = useQuery({ ...statisticsOptions(toId(project)), enabled: project !== '' });
  const criteria = criteriaOf(read.data);
  const isNothing = criteria.items.length === 0 || !life.open;

  function copy(take: typeof onAdd) {
    lastSource = project;
    take(criteria.items);
    life.onClose();
  }

  return (
    <CopyFromProjectDialog
      {...life}
      title="Скопировать критерии"
      control={control}
      read={projects}
      choices={offered}
      actions={
        <>
          <Button variant="outlined" disabled={isNothing} onClick={() => copy(onAdd)}>
            Добавить
          </Button>
          <Button variant="contained" disabled={isNothing} onClick={() => copy(onReplace)}>
            Заменить
          </Button>
        </>
      }
    >
      {project !== '' && (
        <OwnRead read={read}>{() => <CriteriaPreview criteria={criteria} />}</OwnRead>
      )}
    </CopyFromProjectDialog>
  );
}

function criteriaOf(statistics: Statistics | undefined): ReadList<Criterion> {
  const review = statistics?.grades?.review;
  return { items: review?.criteria.items ?? [], lost: lostIn(review) };
}

/** The criteria about to be copied, with their weights, and the number of unreadable ones. */
function CriteriaPreview({ criteria: { items, lost } }: { criteria: ReadList<Criterion> }) {
  if (items.length === 0 && lost === 0) {
    return <p className={shared.quiet}>У этого проекта критериев нет</p>;
  }
  return (
    <>
      <UnreadableRecords count={lost} />
      <Table label="Критерии и веса" columns={['Критерий', 'Вес']} className={styles.figures}>
        {items.map(({ text, tenths }, index) => (
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
    </>
  );
}
