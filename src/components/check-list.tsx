import { useState } from 'react';
import { type Choice, findChoices } from '@/lib/text-search';
import styles from './check-list.module.css';
import { Checkbox } from './checkbox/checkbox';
import { FoundCount } from './found-count';
import { SearchField } from './search-field';
import shared from './shared.module.css';

/** Most boxes shown: two thousand would block the page. Typing finds the others. */
const MOST_SHOWN = 100;

interface CheckListProps {
  /** Accessible name and placeholder of the search box. */
  searchLabel: string;
  /** The mark stands beside the label, and is no part of the box's name. */
  choices: readonly (Choice & { mark?: string | undefined })[];
  /** Ids. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** A first box ticks all that are found. */
  hasAll?: boolean;
  /** Shown if nothing is found. */
  none: string;
}

/** A search box over a short scrolling list of checkboxes (spec §2.10). */
export function CheckList({
  searchLabel,
  choices,
  chosen,
  onChange,
  hasAll = false,
  none,
}: CheckListProps) {
  const [typed, setTyped] = useState('');
  const found = findChoices(choices, typed);
  const ticked = new Set(chosen);
  const areAllTicked = found.every(({ id }) => ticked.has(id));
  const without = (ids: ReadonlySet<string>) => chosen.filter((id) => !ids.has(id));

  function tickAll() {
    const ids = new Set(found.map(({ id }) => id));
    onChange(areAllTicked ? without(ids) : [...without(ids), ...ids]);
  }

  return (
    <div className={styles.choices}>
      <SearchField
        label={searchLabel}
        placeholder={searchLabel}
        query={typed}
        onChange={setTyped}
      />
      <FoundCount count={typed.trim() ? found.length : undefined} isHidden />
      {found.length === 0 ? (
        <p className={shared.quiet}>{none}</p>
      ) : (
        // The key scrolls the list to its top when others are found.
        <ul key={typed} className={styles.list}>
          {hasAll && found.length > 1 && (
            <li>
              <Checkbox checked={areAllTicked} onChange={tickAll}>
                {`Все (${found.length})`}
              </Checkbox>
            </li>
          )}
          {found.slice(0, MOST_SHOWN).map(({ id, label, mark }) => (
            <li key={id}>
              <Checkbox
                checked={ticked.has(id)}
                onChange={() => onChange(ticked.has(id) ? without(new Set([id])) : [...chosen, id])}
              >
                <bdi>{label}</bdi>
              </Checkbox>
              {mark && <span className={styles.mark}>{mark}</span>}
            </li>
          ))}
        </ul>
      )}
      {found.length > MOST_SHOWN && (
        <p className={shared.quiet}>
          {`Показаны первые ${MOST_SHOWN} из ${found.length}: остальные найдёт поиск.`}
        </p>
      )}
    </div>
  );
}
