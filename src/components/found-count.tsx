import shared from './shared.module.css';

interface FoundCountProps {
  /** Until it is known the line keeps its height, so that nothing below moves. */
  count: number | undefined;
  /** The specification has a lower-case word everywhere but on the applications page. */
  word?: 'найдено' | 'Найдено';
  /** Only for screen readers, if the page shows the numbers in its headings. */
  isHidden?: boolean;
}

/** The number of records in a list; screen readers announce changes. */
export function FoundCount({ count, word = 'найдено', isHidden = false }: FoundCountProps) {
  return (
    <p aria-live="polite" className={isHidden ? shared.hidden : shared.count}>
      {count !== undefined && `${word} результатов: ${count}`}
    </p>
  );
}
