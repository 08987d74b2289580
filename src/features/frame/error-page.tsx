import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button } from '@/components/button';
import { Page } from '@/components/page';

/** What stands in place of a page that broke: never a white window. */
export function ErrorPage({ reset }: ErrorComponentProps) {
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
