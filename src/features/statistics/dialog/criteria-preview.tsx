import { ProseText } from '@/components/data-text';
import { Table } from '@/components/table/table';
import { UnreadableRecords } from '@/components/unreadable-records';
import type { Criterion } from '@/domain/grades';
import type { ReadList } from '@/domain/read-list';
import { showTenths } from '@/domain/weights';
import styles from '../criteria-table.module.css';

interface CriteriaPreviewProps {
  criteria: ReadList<Criterion>;
}

/** The criteria about to be copied, with their weights, and the number of unreadable ones. */
export function CriteriaPreview({ criteria: { items, lost } }: CriteriaPreviewProps) {
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
