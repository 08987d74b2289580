import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Button } from '@/components/button';
import { MissingPart } from '@/components/missing-part';
import { Page } from '@/components/page';
import { isMissingPart, reloadAfterRelease, reloadIfServed } from '@/lib/release';

/** Replaces a page that threw, or whose code could not be loaded. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  return isMissingPart(error) ? <MissingPage /> : <BrokenPage onRetry={reset} />;
}

function MissingPage() {
  useEffect(() => void reloadAfterRelease(), []);
  return <MissingPart onRetry={reloadIfServed} />;
}

function BrokenPage({ onRetry }: { onRetry: () => void }) {
  return (
    <Page
      heading="Не удалось показать страницу"
      actions={
        <Button variant="contained" onClick={onRetry}>
          Попробовать снова
        </Button>
      }
    >
      <p>Если это повторяется, обновите страницу. Всё, что было введено в формы, сохранено.</p>
    </Page>
  );
}
