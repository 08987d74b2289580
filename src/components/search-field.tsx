import { type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from '@/lib/idle';
import { Icon } from './icon';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** What is searched, for assistive tools. */
  label: string;
  /** What can be typed. */
  placeholder: string;
  query: string;
  /** For a page that empties the field, or leads the keyboard to it. */
  inputRef?: RefObject<HTMLInputElement | null>;
  onChange: (query: string) => void;
}

/**
 * A search within what the page shows. The field keeps its own text, because the address follows a
 * moment later than the fingers; a change of the address from elsewhere is taken over.
 */
export function SearchField({ label, placeholder, query, inputRef, onChange }: SearchFieldProps) {
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  const cancelReport = useRef<() => void>(undefined);
  useEffect(() => () => cancelReport.current?.(), []);
  useEffect(() => {
    // What was typed a moment ago is newer than the address, even if the focus has left the field.
    if (cancelReport.current === undefined) showUnlessFocused(input.current, query);
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
          // Paint the letter first: the navigation that follows from it takes longer than a frame.
          cancelReport.current?.();
          cancelReport.current = afterPaint(() => {
            cancelReport.current = undefined;
            onChange(target.value);
          });
        }}
        className={styles.input}
      />
    </div>
  );
}

function showUnlessFocused(field: HTMLInputElement | null, query: string): void {
  if (field && document.activeElement !== field) field.value = query;
}
