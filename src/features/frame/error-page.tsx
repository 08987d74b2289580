import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button } from '@/components/button';
import { FailedRead } from '@/components/failed-read';
import { Page } from '@/components/page';
import { isMissingPart, reloadIfServed } from '@/lib/missing-parts';

/** Replaces a page that threw, or whose code could not be loaded. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  if (isMissingPart(error)) return <FailedRead isAlert onRetry={reloadIfServed} />;
  return (
    <Page
      heading="Не удалось показать страницу"
      actions={
        <Button variant="contained" onClick={reset}>
          Попробовать снова
        </Button>
      }
    >
      <p>Если это повторяется, обновите страницу. Всё, что было введено в формы, сохранено.</p>
    </Page>
  );
}
