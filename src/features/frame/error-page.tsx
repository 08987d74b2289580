import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ErrorComponentProps } from '@tanstack/react-router';
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
      <Typography>
        Если это повторяется, обновите страницу. Всё, что было введено в формы, сохранено.
      </Typography>
    </Page>
  );
}
