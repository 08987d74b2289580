import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Some ninety pages, which the browser lays out within three seconds. */
const MOST_PRINTED = 1_000;

/**
 * How many rows of a long list are printed, from the first one on. Set on `beforeprint`, before the browser lays
 * out the pages; `undefined` on screen.
 */
export function usePrintedRows(count: number): number | undefined {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting ? Math.min(count, MOST_PRINTED) : undefined;
}

interface PrintedPartProps {
  /** How many rows are printed; `undefined` on screen. */
  printed: number | undefined;
  all: number;
}

/** Says on paper that not all rows of a list are printed; empty if all are. */
export function PrintedPart({ printed = 0, all }: PrintedPartProps) {
  return (
    printed > 0 &&
    printed < all && (
      <p>
        Напечатано строк: {printed} из {all}
      </p>
    )
  );
}
