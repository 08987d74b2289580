import { Button } from '@/components/button';
import { AppDialog } from '@/components/mui/app-dialog';
import type { DialogLife } from '@/components/use-dialog';

interface TakeBackDialogProps extends DialogLife {
  onTakeBack: () => void;
}

/** Asks before undoing a copy of criteria discards what was typed since. */
export function TakeBackDialog({ onTakeBack, ...life }: TakeBackDialogProps) {
  return (
    <AppDialog
      {...life}
      title="Вернуть прежние критерии?"
      maxWidth="xs"
      actions={
        <>
          <Button autoFocus onClick={life.onClose}>
            Отмена
          </Button>
          <Button
            variant="contained"
            danger
            disabled={!life.open}
            onClick={() => {
              life.onClose();
              onTakeBack();
            }}
          >
            Вернуть
          </Button>
        </>
      }
    >
      <p>После того как критерии были взяты, форма изменилась. Эти изменения пропадут.</p>
    </AppDialog>
  );
}
