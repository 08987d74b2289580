import { DataText } from '@/components/data-text';
import type { ReadList } from '@/domain/read-list';
import styles from './print-sheet.module.css';
import type { PaperTask } from './read-paper';
import { SheetTable } from './sheet-parts';

/** All tasks of the project; that they could not be had is no empty list. */
export function TasksTable({ tasks }: { tasks: ReadList<PaperTask> | undefined }) {
  return (
    <>
      <h2 className={styles.part}>Задания</h2>
      {tasks && tasks.items.length > 0 ? (
        <SheetTable
          name="Задания"
          columns={['Задание', 'Срок сдачи', 'Статус']}
          isOfFigures
          rows={tasks.items.map(({ id, name, deadline, status, folder }) => [
            <>
              №&nbsp;{id} <DataText>{name}</DataText>
              {folder && <span className={styles.link}>{folder}</span>}
            </>,
            deadline,
            status,
          ])}
        />
      ) : (
        <p>{missingText(tasks)}</p>
      )}
    </>
  );
}

/** None, none that could be had, or none that could be read. */
function missingText(tasks: ReadList<PaperTask> | undefined): string {
  return tasks?.lost === 0 ? 'Заданий нет!' : 'Задания не получены.';
}
