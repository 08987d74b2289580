import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from '@/lib/classes';
import { Button, IconButton } from '../button';
import { Icon, type IconName } from '../icon';
import { Notice } from '../notice';
import { Question } from '../question';
import { Section } from '../section';
import shared from '../shared.module.css';
import styles from './batch-panel.module.css';
import type { Batch, BatchItem, BatchRow, RowState } from './use-batch';

const STATES: Record<RowState, { text: string; icon: IconName; look?: string | undefined }> = {
  waiting: { text: 'ждёт', icon: 'clock' },
  running: { text: 'выполняется', icon: 'clock' },
  done: { text: 'готово', icon: 'check', look: shared.good },
  failed: { text: 'не выполнено', icon: 'error', look: shared.bad },
  doubtful: { text: 'неизвестно, выполнено ли', icon: 'alert', look: shared.bad },
  'not sent': { text: 'не отправлено', icon: 'clock' },
};

interface BatchPanelProps<Item extends BatchItem> {
  heading: string;
  batch: Batch<Item>;
  /** What is said once everything is done. */
  doneText: (count: number) => string;
  /** A link to what one does next. */
  next?: ReactNode;
  /** The search parameter that chooses the form: another value leaves it, as another page does. */
  formKey?: string;
  /** What a row does, in a few words; without it, the rows are shown elsewhere. */
  children?: (item: Item) => ReactNode;
}

/** Progress and outcome of a batch, and the question before its page is left; nothing without a batch. */
export function BatchPanel<Item extends BatchItem>({
  heading,
  batch,
  doneText,
  next,
  formKey = '',
  children,
}: BatchPanelProps<Item>) {
  const { rows, isRunning, isStopping, stopped, sendAgain, stop, close } = batch;
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next: target }) =>
      current.pathname !== target.pathname ||
      valueIn(current.search, formKey) !== valueIn(target.search, formKey),
    disabled: !isRunning || isStopping,
    enableBeforeUnload: false,
    withResolver: true,
  });
  const progressId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const isShown = rows.length > 0;
  // The button that was pressed is gone: the keyboard goes on from here.
  useEffect(() => {
    if (isRunning && isShown) panel.current?.focus();
  }, [isRunning, isShown]);
  if (!isShown) return null;
  const count = (...states: RowState[]) =>
    rows.filter(({ state }) => states.includes(state)).length;
  const [done, failed, notSent] = [count('done'), count('failed', 'doubtful'), count('not sent')];
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      <Section heading={heading}>
        <div className={shared.stack}>
          <p id={progressId}>
            Выполнено {done} из {rows.length}
          </p>
          <progress aria-labelledby={progressId} max={rows.length} value={done} />
          <output className={styles.result}>
            {!isRunning &&
              (done === rows.length
                ? doneText(done)
                : `Не выполнено: ${failed}.${notSent > 0 ? ` Не отправлено: ${notSent}.` : ''}`)}
          </output>
          {stopped && (
            <Notice tint="warning" role="alert">
              {stopped}
            </Notice>
          )}
          <div className={shared.row}>
            {isRunning ? (
              <Button
                key="stop"
                variant="outlined"
                isPending={isStopping}
                // The second click of a double click on the button that stood here is not meant for this one.
                onClick={({ detail }) => detail < 2 && stop()}
              >
                Остановить
              </Button>
            ) : (
              <>
                {failed > 0 && (
                  <Button variant="contained" onClick={() => sendAgain('failed')}>
                    {`Повторить неудавшиеся (${failed})`}
                  </Button>
                )}
                {notSent > 0 && (
                  <Button
                    variant={failed > 0 ? 'outlined' : 'contained'}
                    onClick={() => sendAgain('not sent')}
                  >
                    {`Продолжить (${notSent})`}
                  </Button>
                )}
                {done > 0 && next}
                <IconButton icon="close" label="Закрыть" onClick={close} />
              </>
            )}
          </div>
          {children && (
            <ol className={shared.list}>
              {rows.map((row) => (
                <li key={row.item.id} className={styles.row}>
                  <span>{children(row.item)}</span>
                  <RowOutcome row={row} />
                </li>
              ))}
            </ol>
          )}
        </div>
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
    </div>
  );
}

function valueIn(search: Readonly<Record<string, unknown>>, key: string): unknown {
  return search[key];
}

/** What became of a row, in words; the rows of a grid show it too. */
export function RowOutcome<Item extends BatchItem>({ row }: { row: BatchRow<Item> }) {
  const { text, icon, look } = STATES[row.state];
  return (
    <span className={classes(styles.outcome, look)}>
      <Icon name={icon} />
      {row.reason ? `${text}: ${row.reason}` : text}
    </span>
  );
}
