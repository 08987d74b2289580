import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/button';
import { lazyPart } from '@/components/lazy-part';
import { MissingPart } from '@/components/missing-part';
import { Notice } from '@/components/notice';
import type { Id } from '@/lib/id';
import { reloadAfterRelease, reloadIfServed } from '@/lib/release';
import styles from './print-button.module.css';
import type { Paper, PaperKind } from './read-paper';

// Saves 5 KiB, and at least 4 KiB more with `loadReadPapers` below.
const PrintSheet = lazyPart(async () => (await import('./print-sheet')).PrintSheet, {
  renderFallback: () => null,
});

const LABELS = { review: 'Печать отзыва', passport: 'Паспорт проекта' };
const LABELS_OF_MANY = {
  review: (sheets: number) => `Печать отзывов (${sheets})`,
  passport: (sheets: number) => `Печать паспортов (${sheets})`,
};

interface PrintButtonProps {
  projectId: Id;
  kind: PaperKind;
}

/** Opens the browser's print dialog on a sheet about the project. */
export function PrintButton({ projectId, kind }: PrintButtonProps) {
  return <PrintSheets projectIds={[projectId]} kind={kind} label={LABELS[kind]} />;
}

interface PrintManyButtonProps {
  projectIds: readonly Id[];
  kind: PaperKind;
}

/** Opens the browser's print dialog on a sheet about each of the projects. */
export function PrintManyButton({ projectIds, kind }: PrintManyButtonProps) {
  return (
    <PrintSheets
      projectIds={projectIds}
      kind={kind}
      label={LABELS_OF_MANY[kind](projectIds.length)}
    />
  );
}

interface PrintSheetsProps extends PrintManyButtonProps {
  label: string;
}

function PrintSheets({ projectIds, kind, label }: PrintSheetsProps) {
  const client = useQueryClient();
  const [isReading, setIsReading] = useState(false);
  const [papers, setPapers] = useState<readonly Paper[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const [isSheetOut, setIsSheetOut] = useState(false);

  async function print() {
    setPapers([]);
    setIsMissing(false);
    setIsReading(true);
    const readPapers = await loadReadPapers();
    if (readPapers) {
      setPapers(await readPapers(client, projectIds, kind));
      setIsSheetOut(true);
    } else setIsMissing(!(await reloadAfterRelease()));
    setIsReading(false);
  }

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
        {label}
      </Button>
      {isMissing && <MissingPart onRetry={reloadIfServed} />}
      {papers.some(({ isPartial }) => isPartial) && (
        <div className={styles.partial}>
          <Notice tint="warning" role="alert">
            Часть данных не получена: на листе на их месте пустые строки.
          </Notice>
        </div>
      )}
      {papers.length > 0 && isSheetOut && (
        <PrintSheet papers={papers} onPutAway={() => setIsSheetOut(false)} />
      )}
    </>
  );
}

/** `undefined` when the module could not be fetched. */
async function loadReadPapers() {
  try {
    return (await import('./read-paper')).readPapers;
  } catch {
    return undefined;
  }
}
