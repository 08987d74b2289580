import { Fragment, type ReactNode } from 'react';
import { partsOf, spellingsOf } from '@/lib/text-search';
import styles from './marked.module.css';

/** Shows a text with what was found in it. */
export type Mark = (text: string) => ReactNode;

/** How texts are shown that were found by what was typed. */
export function markOf(query: string): Mark {
  const words = spellingsOf(query).flat();
  return (text) =>
    partsOf(text, words).map(({ start, text: part, isFound }) =>
      isFound ? (
        <mark key={start} className={styles.found}>
          {part}
        </mark>
      ) : (
        <Fragment key={start}>{part}</Fragment>
      ),
    );
}
