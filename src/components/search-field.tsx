import { type RefObject, useEffect, useRef } from 'react';
import { classes } from '@/lib/classes';
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
  /** As wide as its container. */
  isWide?: boolean;
  onChange: (query: string) => void;
}

/**
 * Searches the content of the page. The field keeps its own text, because the address is updated a moment after
 * each key. Any other change of the query (Back, a button that resets the search) is shown at once, even while the
 * field has the focus.
 */
export function SearchField({
  label,
  placeholder,
  query,
  inputRef,
  isWide = false,
  onChange,
}: SearchFieldProps) {
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  const cancelReport = useRef<() => void>(undefined);
  const shownQuery = useRef(query);
  /** Texts given to `onChange` that have not come back as the query yet, oldest first. */
  const awaited = useRef<string[]>([]);
  useEffect(() => {
    // After Back the entry of the history has its own query: a pending report would overwrite it.
    function onPopState() {
      cancelReport.current?.();
      cancelReport.current = undefined;
      awaited.current = [];
      showQuery(input.current, shownQuery.current);
    }
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      cancelReport.current?.();
    };
  }, [input]);
  useEffect(() => {
    if (query === shownQuery.current) return;
    shownQuery.current = query;
    const place = awaited.current.indexOf(query);
    awaited.current.splice(0, place === -1 ? Number.POSITIVE_INFINITY : place + 1);
    // Text that is still to be reported is newer than the address.
    const isOwn = place !== -1 || cancelReport.current !== undefined;
    if (!isOwn) showQuery(input.current, query);
  }, [input, query]);

  return (
    <div className={classes(styles.field, isWide && styles.wide)}>
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
            awaited.current.push(target.value);
            onChange(target.value);
          });
        }}
        className={fieldStyles.control}
      />
    </div>
  );
}

function showQuery(field: HTMLInputElement | null, query: string): void {
  if (field) field.value = query;
}
