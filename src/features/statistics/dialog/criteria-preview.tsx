import styles from '../criteria-table.module.css';
import { showTenths } from '../numbers';

interface CriteriaPreviewProps {
  criteria: readonly { criteria: string; tenths: number }[];
}

/** What would be taken: the criteria with their weights. */
export function CriteriaPreview({ criteria }: CriteriaPreviewProps) {
  if (criteria.length === 0) return <p className={styles.none}>Критериев там нет.</p>;
  return (
    <table aria-label="Критерии и веса" className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Критерий</th>
          <th scope="col">Вес</th>
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ criteria: text, tenths }, index) => (
          // Criteria have no identifier and may be the same.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <td>{text || 'Без названия'}</td>
            <td>{showTenths(tenths)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
