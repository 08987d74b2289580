import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';

interface LeaveDialogProps {
  open: boolean;
  /** The reader stays on the page. */
  onClose: () => void;
  onLeave: () => void;
  /** Forgets what was typed. */
  onDiscard: () => void;
}

/** Asks before a page with a half-filled form is left. */
export function LeaveDialog({ open, onClose, onLeave, onDiscard }: LeaveDialogProps) {
  return (
    <AppDialog
      open={open}
      title="Уйти со страницы?"
      onClose={onClose}
      actions={
        <>
          <Button
            danger
            onClick={() => {
              onDiscard();
              onLeave();
            }}
          >
            Удалить и уйти
          </Button>
          <Button onClick={onLeave}>Уйти</Button>
          <Button variant="contained" autoFocus onClick={onClose}>
            Остаться
          </Button>
        </>
      }
    >
      <p>
        Форма заполнена, но не отправлена. Введённое сохранится: когда вы вернётесь, можно будет
        продолжить с того же места.
      </p>
    </AppDialog>
  );
}
