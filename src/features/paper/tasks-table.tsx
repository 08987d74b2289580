import { DataText } from '@/components/data-text';
import type { ReadList } from '@/domain/read-list';
import styles from './print-sheet.module.css';
import type { PaperTask } from './read-paper';
import { SheetTable } from './sheet-parts';

/** All tasks of the project. Tasks that could not be read are reported, not shown as an empty list. */
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

/** Why the table is empty: no tasks, a failed call, or only unreadable records. */
function missingText(tasks: ReadList<PaperTask> | undefined): string {
  return tasks?.lost === 0 ? 'Заданий нет!' : 'Задания не получены.';
}
