import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from '@/lib/classes';
import { IconButton } from '../button';
import styles from './row.module.css';

interface RowProps {
  /** Id of the element in it that names it. */
  labelledBy: string;
  /** Lays out what is in it. */
  className?: string | undefined;
  /** Shown below the rest, across the row, when it is opened. */
  more?: ReactNode;
  children: ReactNode;
}

/**
 * One thing of a list, as an `article`. Texts in it with `data-clamp` keep to two lines; where one is
 * longer, or there is `more`, a button shows the whole, and the row has `data-cut`, opened `data-whole`.
 */
export function Row({ labelledBy, className, more, children }: RowProps) {
  const article = useRef<HTMLElement>(null);
  const [isCut, setIsCut] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const hasMore = isCut || Boolean(more);

  useEffect(() => {
    const element = article.current;
    if (!element || isWhole || typeof ResizeObserver === 'undefined') return;
    // An observer is called when the layout is done: to ask for heights then costs nothing.
    const observer = new ResizeObserver(() => {
      setIsCut([...element.querySelectorAll('[data-clamp], [data-clamp] > *')].some(isOverflowing));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWhole]);

  return (
    <article
      ref={article}
      aria-labelledby={labelledBy}
      data-cut={hasMore || undefined}
      data-whole={isWhole || undefined}
      className={classes(styles.row, isWhole && styles.whole, className)}
    >
      {children}
      {more && (
        <div className={styles.more} hidden={!isWhole}>
          {more}
        </div>
      )}
      {hasMore && (
        <span className={styles.toggle}>
          <IconButton
            size="row"
            icon="chevronDown"
            label={isWhole ? 'Свернуть' : 'Показать полностью'}
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          />
        </span>
      )}
    </article>
  );
}

function isOverflowing({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean {
  // An inline element has no height of its own to be cut at, and Firefox tells that of its text.
  if (clientHeight === 0) return false;
  return scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
}
