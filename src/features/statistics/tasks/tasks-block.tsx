import { Ring } from '@/components/progress/ring';
import { Section } from '@/components/section';
import type { Statistics } from '@/domain/grades';
import { showDecimal } from '@/lib/decimal';
import { Figures } from '../figures';
import styles from './tasks-block.module.css';

/** Numbers of all and of finished tasks, with a ring chart (spec §2.5). */
export function TasksBlock({ statistics }: { statistics: Statistics }) {
  const { totalTasks: total, doneTasks: done, donePercent: percent } = statistics;
  return (
    <Section heading="Задания">
      <div className={styles.tasks}>
        {total !== 0 && percent !== undefined && <Ring percent={percent} />}
        <Figures
          missing="нет данных"
          items={[
            { term: 'Всего', value: showDecimal(total) },
            { term: 'Выполнено', value: showDecimal(done) },
            {
              term: 'Процент выполнения',
              value: percent === undefined ? undefined : `${percent}%`,
            },
          ]}
        />
        {total === 0 && <p className={styles.none}>Заданий пока нет.</p>}
      </div>
    </Section>
  );
}
