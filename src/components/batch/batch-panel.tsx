import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from '@/lib/classes';
import type { BatchRow, RowState } from '@/lib/kept-batch';
import { Button, IconButton } from '../button';
import { useLeaveBlocker } from '../form/use-leave-blocker';
import { Icon, type IconName } from '../icon';
import { Notice } from '../notice';
import { CountedProgress, Progress } from '../progress/progress';
import { Question } from '../question';
import { Section } from '../section';
import { ToldSeconds, useSecondsSince } from '../slow-answer';
import styles from './batch-panel.module.css';
import { type BatchActions, useBatch } from './use-batch';

const STATES: Record<RowState, { text: string; icon: IconName }> = {
  waiting: { text: 'ждёт', icon: 'clock' },
  running: { text: 'выполняется', icon: 'clock' },
  done: { text: 'готово', icon: 'check' },
  failed: { text: 'не выполнено', icon: 'error' },
  refused: { text: 'отказано', icon: 'error' },
  doubtful: { text: 'неизвестно, выполнено ли', icon: 'alert' },
};

interface BatchPanelProps<Values> {
  heading: string;
  /** `batchActions(kind)`. */
  actions: BatchActions<Values>;
  /** Links to what one does once everything is done; following one closes the batch. */
  renderNext?: (done: readonly Values[], close: () => void) => ReactNode;
  /** What a row does, in a few words. */
  children: (values: Values) => ReactNode;
}

/**
 * The account's batch: its progress, the outcome of each row, and buttons to stop, retry or close it; one line
 * with the next step once everything is done. Pages mount it when `useBatchProgress` finds a batch.
 */
export function BatchPanel<Values>({
  heading,
  actions,
  renderNext,
  children,
}: BatchPanelProps<Values>) {
  const batch = useBatch(actions);
  const { isRunning, isRunningHere, isStopping, pausedUntil, failure, run, stop, close } = batch;
  const rows = isRunning ? batch.rows : batch.rows.map(withoutRunning);
  const done = rows.filter(({ state }) => state === 'done').length;
  const left = rows.length - done;
  const waiting = rows.filter(({ state }) => state === 'waiting').length;
  const failed = left - waiting;
  const leaving = useLeaveBlocker(() => isRunningHere && left > 0);
  const doneId = useId();
  const panel = useRef<HTMLDivElement>(null);
  // The form that started the batch may be gone: focus the panel, so that the keyboard continues here.
  useEffect(() => {
    if (isRunningHere) panel.current?.focus();
  }, [isRunningHere]);

  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      {left === 0 ? (
        <section aria-label={heading}>
          <div className={styles.finished}>
            <output id={doneId}>{`Выполнено ${done} из ${done}`}</output>
            <Progress labelledBy={doneId} value={1} />
            {renderNext?.(
              rows.map(({ values }) => values),
              close,
            )}
            <IconButton icon="close" label="Закрыть" onClick={close} />
          </div>
          {/* Most rows would only say that they are done. */}
          <BatchRows rows={rows.filter(({ reason }) => reason !== undefined)}>{children}</BatchRows>
        </section>
      ) : (
        <Section heading={heading}>
          <CountedProgress word="Выполнено" done={done} all={rows.length} />
          <output className={styles.state}>
            {isRunning ? !isRunningHere && 'Выполняется в другой вкладке' : `Не выполнено: ${left}`}
          </output>
          {!isRunning && failed > 0 && waiting > 0 && (
            <p>{`Ещё не отправлялись: ${waiting}. Они пойдут вслед за неудавшимися.`}</p>
          )}
          {isRunning && pausedUntil !== undefined && <BatchPause until={pausedUntil} />}
          {failure && !isRunning && (
            <Notice tint="warning" role="alert">
              {failure}
            </Notice>
          )}
          <div className={styles.actions}>
            {isRunning ? (
              <Button variant="outlined" isPending={isStopping} onClick={stop}>
                Остановить
              </Button>
            ) : (
              <>
                <Button variant="contained" onClick={run}>
                  {failed > 0 ? `Повторить неудавшиеся (${failed})` : `Продолжить (${left})`}
                </Button>
                <Button onClick={close}>Не продолжать</Button>
              </>
            )}
          </div>
          <BatchRows rows={rows}>{children}</BatchRows>
        </Section>
      )}
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
          <p>
            Ещё не всё выполнено. Остальное сохранится: когда вы вернётесь, можно будет продолжить с
            того же места.
          </p>
        </Question>
      )}
    </div>
  );
}

/** No tab runs the batch, so a running row was cut off when its tab was closed. */
function withoutRunning<Values>(row: BatchRow<Values>): BatchRow<Values> {
  return row.state === 'running' ? { ...row, state: 'doubtful' } : row;
}

interface BatchRowsProps<Values> {
  rows: readonly BatchRow<Values>[];
  children: (values: Values) => ReactNode;
}

function BatchRows<Values>({ rows, children }: BatchRowsProps<Values>) {
  if (rows.length === 0) return null;
  return (
    <ol className={styles.rows}>
      {rows.map((row) => (
        <BatchLine key={row.id} row={row}>
          {children(row.values)}
        </BatchLine>
      ))}
    </ol>
  );
}

interface BatchLineProps {
  row: BatchRow;
  children: ReactNode;
}

function BatchLine({ row: { state, reason }, children }: BatchLineProps) {
  const { text, icon } = STATES[state];
  return (
    <li className={styles.row}>
      <span className={styles.values}>{children}</span>
      <span className={classes(styles.outcome, styles[state])}>
        <Icon name={icon} />
        {state === 'done' ? (reason ?? text) : reason ? `${text}: ${reason}` : text}
      </span>
    </li>
  );
}

/** Counts down the pause that the server has asked for (decisions §5.34). */
function BatchPause({ until }: { until: number }) {
  const seconds = -useSecondsSince(until);
  if (seconds <= 0) return null;
  return <ToldSeconds seconds={seconds}>{`Сервер просит подождать: ${seconds} с`}</ToldSeconds>;
}
