import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { afterPaint } from '@/lib/idle';
import fieldStyles from './field.module.css';
import { Icon } from './icon';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** Accessible name. */
  label: string;
  /** Says what can be searched for. */
  placeholder: string;
  query: string;
  /** For pages that move the focus to the field. */
  inputRef?: RefObject<HTMLInputElement | null>;
  onChange: (query: string) => void;
}

/**
 * Searches the content of the page. The field keeps its own text while one types, because the address follows a moment
 * after each key. Otherwise it shows the query: after Back, or a button that resets the search.
 */
export function SearchField({ label, placeholder, query, inputRef, onChange }: SearchFieldProps) {
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  const cancelReport = useRef<() => void>(undefined);
  /** Text was typed since the field was entered, and the query follows it. */
  const isAhead = useRef(false);
  // The entry of the history that one comes back to has its own query: a pending report would overwrite it.
  const followHistory = useEffectEvent(() => {
    cancelReport.current?.();
    isAhead.current = false;
    showQuery(input.current, query);
  });
  useEffect(() => {
    window.addEventListener('popstate', followHistory);
    return () => {
      window.removeEventListener('popstate', followHistory);
      cancelReport.current?.();
    };
  }, []);
  useEffect(() => {
    if (!isAhead.current) showQuery(input.current, query);
  }, [input, query]);

  return (
    <div className={styles.field}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={query}
        onChange={({ target }) => {
          isAhead.current = true;
          // Paint the letter first: the navigation that follows from it takes longer than a frame.
          cancelReport.current?.();
          cancelReport.current = afterPaint(() => onChange(target.value));
        }}
        onBlur={() => {
          isAhead.current = false;
        }}
        className={fieldStyles.control}
      />
    </div>
  );
}

function showQuery(field: HTMLInputElement | null, query: string): void {
  if (field) field.value = query;
}
