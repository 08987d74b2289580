import { useState } from 'react';
import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import type { DialogLife } from '@/components/use-dialog';
import styles from './keys-dialog.module.css';

interface KeyLine {
  keys: string;
  effect: string;
  /** Selector of the element that a page must have for the keys to work; without it they work on every page. */
  within?: string;
}

const LINES: readonly KeyLine[] = [
  { keys: 'Ctrl + K', effect: 'Быстрый переход' },
  { keys: '↑ ↓', effect: 'Предыдущая и следующая строка таблицы', within: 'main tr[data-index]' },
  { keys: '↑ ↓ ← →', effect: 'По дням и времени недели', within: 'main [data-day]' },
  { keys: 'Esc', effect: 'Закрыть окно или сообщение' },
];

/** Lists the keys of the open page. */
export function KeysDialog({ open, onClose, onExited }: DialogLife) {
  const [lines] = useState(() =>
    LINES.filter(({ within }) => !within || document.querySelector(within)),
  );
  return (
    <AppDialog
      open={open}
      title="Сочетания клавиш"
      maxWidth="xs"
      onClose={onClose}
      onExited={onExited}
      actions={
        <Button variant="contained" autoFocus onClick={onClose}>
          Закрыть
        </Button>
      }
    >
      <dl className={styles.keys}>
        {lines.map(({ keys, effect }) => (
          <div key={keys}>
            <dt>
              <kbd className={styles.key}>{keys}</kbd>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
    </AppDialog>
  );
}
