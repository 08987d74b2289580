import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useBlocker } from '@tanstack/react-router';
import { AppDialog } from '@/components/app-dialog';
import { hasDraft } from '@/lib/drafts';

interface LeaveGuardProps {
  /** Name of the draft that the form keeps. */
  draft: string;
  /** Forgets the draft. */
  onDiscard: () => void;
}

/**
 * Asks before the page with a half-filled form is left (decisions §4). Reloading and closing are
 * not asked about: the draft outlives the first, and the browser's own question would stand in the
 * way of the reload after an ended session.
 */
export function LeaveGuard({ draft, onDiscard }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasDraft(draft),
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    <AppDialog
      open={status === 'blocked'}
      title="Уйти со страницы?"
      onClose={() => reset?.()}
      actions={
        <>
          <Button
            color="error"
            onClick={() => {
              onDiscard();
              proceed?.();
            }}
          >
            Удалить и уйти
          </Button>
          <Button onClick={() => proceed?.()}>Уйти</Button>
          <Button variant="contained" autoFocus onClick={() => reset?.()}>
            Остаться
          </Button>
        </>
      }
    >
      <DialogContentText>
        Форма заполнена, но не отправлена. Введённое сохранится: когда вы вернётесь, можно будет
        продолжить с того же места.
      </DialogContentText>
    </AppDialog>
  );
}
