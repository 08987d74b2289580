import { Fragment, type ReactNode } from 'react';
import { partsOf, spellingsOf } from '@/lib/text-search';
import styles from './marked.module.css';

/** Renders a text with its matches marked. */
export type Mark = (text: string) => ReactNode;

/** Returns the function that marks the matches of the query. */
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
