import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/button';
import { lazyPart } from '@/components/lazy-part';
import { MissingPart } from '@/components/missing-part';
import { Notice } from '@/components/notice';
import { useStore } from '@/components/use-store';
import type { Id } from '@/lib/id';
import { reviewToPrint } from '@/lib/print-request';
import { reloadAfterRelease, reloadIfServed } from '@/lib/release';
import styles from './print-button.module.css';
import type { Paper, PaperKind } from './read-paper';

// Saves 5 KiB, and at least 4 KiB more with `loadReadPaper` below.
const PrintSheet = lazyPart(async () => (await import('./print-sheet')).PrintSheet, {
  renderFallback: () => null,
});

const LABELS = { review: 'Печать отзыва', passport: 'Паспорт проекта' };

interface PrintButtonProps {
  projectId: Id;
  kind: PaperKind;
}

/** Opens the browser's print dialog on a sheet about the project. */
export function PrintButton({ projectId, kind }: PrintButtonProps) {
  const client = useQueryClient();
  const [isReading, setIsReading] = useState(false);
  const [paper, setPaper] = useState<Paper>();
  const [isMissing, setIsMissing] = useState(false);
  const [isSheetOut, setIsSheetOut] = useState(false);

  async function print() {
    setPaper(undefined);
    setIsMissing(false);
    setIsReading(true);
    const readPaper = await loadReadPaper();
    if (readPaper) {
      setPaper(await readPaper(client, projectId, kind));
      setIsSheetOut(true);
    } else setIsMissing(!(await reloadAfterRelease()));
    setIsReading(false);
  }

  const isAskedFor = useStore(reviewToPrint) === projectId && kind === 'review';
  const printAsAsked = useEffectEvent(() => {
    reviewToPrint.set(undefined);
    void print();
  });
  useEffect(() => {
    if (!isAskedFor) return undefined;
    const timer = setTimeout(printAsAsked);
    return () => clearTimeout(timer);
  }, [isAskedFor]);

  return (
    <>
      <Button
        variant="outlined"
        icon="document"
        isPending={isReading}
        onPointerEnter={PrintSheet.preload}
        onFocus={PrintSheet.preload}
        onClick={() => void print()}
      >
        {LABELS[kind]}
      </Button>
      {isMissing && <MissingPart onRetry={reloadIfServed} />}
      {paper?.isPartial && (
        <div className={styles.partial}>
          <Notice tint="warning" role="alert">
            Часть данных не получена: на листе на их месте пустые строки.
          </Notice>
        </div>
      )}
      {paper && isSheetOut && <PrintSheet paper={paper} onPutAway={() => setIsSheetOut(false)} />}
    </>
  );
}

/** `undefined` when the module could not be fetched. */
async function loadReadPaper() {
  try {
    return (await import('./read-paper')).readPaper;
  } catch {
    return undefined;
  }
}
