import { useState } from 'react';
import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { Checkbox } from '@/components/checkbox/checkbox';
import type { DialogLife } from '@/components/use-dialog';
import { areSingleKeysOn, turnSingleKeys } from '@/lib/single-keys';
import styles from './keys-dialog.module.css';

interface KeyLine {
  keys: string;
  does: string;
  /** The part of a page in which it works; on every page without it. */
  within?: string;
  /** It acts without Ctrl and can be turned off. */
  isSingle?: boolean;
}

const LINES: readonly KeyLine[] = [
  { keys: 'Ctrl + K', does: 'Быстрый переход' },
  { keys: '?', does: 'Сочетания клавиш', isSingle: true },
  { keys: '↑ ↓', does: 'Предыдущая и следующая строка таблицы', within: 'main tr[data-index]' },
  { keys: '↑ ↓ ← →', does: 'По дням и времени недели', within: 'main [data-day]' },
  { keys: 'Esc', does: 'Закрыть окно или сообщение' },
];

/** The keys of the page behind it, and the switch of those that act alone (WCAG 2.1.4). */
export function KeysDialog({ open, onClose, onExited }: DialogLife) {
  const [isOn, setIsOn] = useState(areSingleKeysOn);
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
        {lines.map(({ keys, does, isSingle }) => (
          <div key={keys} className={isSingle && !isOn ? styles.off : undefined}>
            <dt>
              <kbd className={styles.key}>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        checked={isOn}
        onChange={({ target }) => {
          turnSingleKeys(target.checked);
          setIsOn(target.checked);
        }}
      >
        Одиночные клавиши включены
      </Checkbox>
    </AppDialog>
  );
}
