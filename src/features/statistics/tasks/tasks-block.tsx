import { Section } from '@/components/section';
import type { Statistics } from '@/schemas/statistics';
import { Figures } from '../figures';
import { showNumber } from '../numbers';
import styles from './tasks-block.module.css';
import { TasksRing } from './tasks-ring';

/** How many tasks there are and how many are done, as numbers and as a picture (spec §2.5). */
export function TasksBlock({ statistics }: { statistics: Statistics }) {
  const { total_tasks: total, tasks_done: done, tasks_done_percent: percent } = statistics;
  return (
    <Section heading="Задания">
      <div className={styles.tasks}>
        {total !== 0 && <TasksRing percent={percent} />}
        <Figures
          items={[
            { term: 'Всего', value: showNumber(total) },
            { term: 'Выполнено', value: showNumber(done) },
            { term: 'Процент выполнения', value: `${percent}%` },
          ]}
        />
        {total === 0 && <p className={styles.none}>Заданий пока нет.</p>}
      </div>
    </Section>
  );
}
