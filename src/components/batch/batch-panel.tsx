import type { ReactNode } from 'react';
import { classes } from '@/lib/classes';
import { Button, IconButton } from '../button';
import { useLeaveBlocker } from '../form/use-leave-blocker';
import { Icon, type IconName } from '../icon';
import { CountedProgress } from '../progress/progress';
import { Question } from '../question';
import { Section } from '../section';
import styles from './batch-panel.module.css';
import type { Batch, BatchRow } from './use-batch';

const STATES: Record<BatchRow<unknown>['state'], { text: string; icon: IconName }> = {
  waiting: { text: 'ждёт', icon: 'clock' },
  running: { text: 'выполняется', icon: 'clock' },
  done: { text: 'готово', icon: 'check' },
  failed: { text: 'не выполнено', icon: 'error' },
};

interface BatchPanelProps<Values> {
  heading: string;
  batch: Batch<Values>;
  /** A link to what one does next. */
  next?: ReactNode;
  /** What a row does, in a few words. */
  children: (values: Values) => ReactNode;
}

/** Progress and outcome of a batch; nothing without one. */
export function BatchPanel<Values>({ heading, batch, next, children }: BatchPanelProps<Values>) {
  const { rows, isRunning, resume, stop, close } = batch;
  const left = rows.filter(({ state }) => state !== 'done').length;
  const leaving = useLeaveBlocker(() => isRunning);
  if (rows.length === 0) return null;
  return (
    <Section heading={heading}>
      <CountedProgress word="Выполнено" done={rows.length - left} all={rows.length} />
      <div className={styles.actions}>
        {isRunning && (
          <Button variant="outlined" onClick={stop}>
            Остановить
          </Button>
        )}
        {!isRunning && left > 0 && (
          <Button variant="contained" onClick={resume}>
            {`Повторить неудавшиеся (${left})`}
          </Button>
        )}
        {!isRunning && left === 0 && next}
        {!isRunning && <IconButton icon="close" label="Закрыть" onClick={close} />}
      </div>
      <ol className={styles.rows}>
        {rows.map(({ id, values, state, reason }) => (
          <li key={id} className={styles.row}>
            <span className={styles.values}>{children(values)}</span>
            <span className={classes(styles.outcome, styles[state])}>
              <Icon name={STATES[state].icon} />
              {state === 'failed' && reason
                ? `${STATES[state].text}: ${reason}`
                : STATES[state].text}
            </span>
          </li>
        ))}
      </ol>
      {leaving.status === 'blocked' && (
        <Question
          open
          title="Уйти со страницы?"
          cancel="Остаться"
          confirm="Остановить и уйти"
          onConfirm={() => {
            stop();
            leaving.proceed();
          }}
          onClose={leaving.reset}
        >
          <p>Ещё не всё выполнено.</p>
        </Question>
      )}
    </Section>
  );
}
