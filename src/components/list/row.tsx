import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from '@/lib/classes';
import { IconButton } from '../button';
import styles from './row.module.css';

interface RowProps {
  /** Id of the element in the row that names it. */
  labelledBy: string;
  /** Layout class for the content. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * One item of a list, as an `article`. Texts with `data-clamp` are cut to two lines. If one is longer, a button
 * shows it whole; the row then has `data-cut`, and `data-whole` once opened.
 */
export function Row({ labelledBy, className, children }: RowProps) {
  const article = useRef<HTMLElement>(null);
  const [isCut, setIsCut] = useState(false);
  const [isWhole, setIsWhole] = useState(false);

  useEffect(() => {
    const element = article.current;
    if (!element || isWhole || typeof ResizeObserver === 'undefined') return;
    // A ResizeObserver is called after layout, when reading heights is free.
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
      data-cut={isCut || undefined}
      data-whole={isWhole || undefined}
      className={classes(styles.row, isWhole && styles.whole, className)}
    >
      {children}
      {isCut && (
        <span className={styles.toggle}>
          <IconButton
            size="row"
            icon="chevronDown"
            label={isWhole ? 'Свернуть' : 'Показать полностью'}
            aria-describedby={labelledBy}
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
          />
        </span>
      )}
    </article>
  );
}

function isOverflowing({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean {
  // An inline element cannot be cut; its clientHeight is 0, but Firefox gives a scrollHeight.
  if (clientHeight === 0) return false;
  return scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
}
