import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/button';
import { lazyPart } from '@/components/lazy-part';
import type { Id } from '@/lib/id';
import { type Paper, type PaperKind, readPaper } from './read-paper';

const PrintSheet = lazyPart(async () => (await import('./print-sheet')).PrintSheet, {
  fallback: null,
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

  async function print() {
    setPaper(undefined);
    setIsReading(true);
    setPaper(await readPaper(client, projectId, kind));
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
        {LABELS[kind]}
      </Button>
      {paper && <PrintSheet paper={paper} onPutAway={() => setPaper(undefined)} />}
    </>
  );
}
