import { useEffect, useRef } from 'react';
import { Icon } from './icon';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** What is searched, for assistive tools. */
  label: string;
  /** What can be typed. */
  placeholder: string;
  query: string;
  onChange: (query: string) => void;
}

/**
 * A search within what the page shows. The field keeps its own text, because the address follows a
 * moment later than the fingers; a change of the address from elsewhere is taken over.
 */
export function SearchField({ label, placeholder, query, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = query;
  }, [query]);

  return (
    <div className={styles.field}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={query}
        onChange={(event) => onChange(event.target.value)}
        className={styles.input}
      />
    </div>
  );
}
