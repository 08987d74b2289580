import { useState } from 'react';
import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { Checkbox } from '@/components/checkbox/checkbox';
import type { DialogLife } from '@/components/use-dialog';
import { areSingleKeysOn, turnSingleKeys } from '@/lib/single-keys';
import styles from './keys-dialog.module.css';

interface KeyLine {
  keys: string;
  effect: string;
  /** Selector of the element that a page must have for the keys to work; without it they work on every page. */
  within?: string;
  /** A single key without Ctrl, which can be turned off. */
  isSingle?: boolean;
}

const LINES: readonly KeyLine[] = [
  { keys: 'Ctrl + K', effect: 'Быстрый переход' },
  { keys: '?', effect: 'Сочетания клавиш', isSingle: true },
  { keys: '↑ ↓', effect: 'Предыдущая и следующая строка таблицы', within: 'main tr[data-index]' },
  { keys: '↑ ↓ ← →', effect: 'По дням и времени недели', within: 'main [data-day]' },
  { keys: 'Esc', effect: 'Закрыть окно или сообщение' },
];

/** Lists the keys of the open page, with a switch for single keys (WCAG 2.1.4). */
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
        {lines.map(({ keys, effect, isSingle }) => (
          <div key={keys} className={isSingle && !isOn ? styles.off : undefined}>
            <dt>
              <kbd className={styles.key}>{keys}</kbd>
            </dt>
            <dd>{effect}</dd>
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
