import styles from './print-sheet.module.css';
import type { PaperTask } from './read-paper';
import { SheetTable } from './sheet-parts';

/** All tasks of the project; that they could not be had is no empty list. */
export function TasksTable({ tasks }: { tasks: readonly PaperTask[] | undefined }) {
  return (
    <>
      <h2 className={styles.part}>Задания</h2>
      {tasks && tasks.length > 0 ? (
        <SheetTable
          name="Задания"
          columns={['Задание', 'Срок сдачи', 'Статус']}
          isOfFigures
          rows={tasks.map(({ id, name, deadline, status, folder }) => [
            <>
              №&nbsp;{id} {name}
              {folder && <span className={styles.link}>{folder}</span>}
            </>,
            deadline,
            status,
          ])}
        />
      ) : (
        <p>{tasks ? 'Заданий нет!' : 'Задания не получены.'}</p>
      )}
    </>
  );
}
