import { Button } from '@/components/button';
import { AppDialog } from '@/components/mui/app-dialog';

interface LeaveQuestionProps {
  open: boolean;
  title: string;
  /** What becomes of what is left behind. */
  text?: string;
  /** Forgets it and leaves, where that can be. */
  discard?: { label: string; onDiscard: () => void };
  /** Leaves and keeps it. */
  leaveLabel: string;
  onLeave: () => void;
  /** Stays. */
  onClose: () => void;
}

const DRAFT_IS_KEPT =
  'Форма заполнена, но не отправлена. Введённое сохранится: когда вы вернётесь, можно будет продолжить ' +
  'с того же места.';

/** Asks what becomes of a half-filled form, or of a batch, that is about to be left (decisions §4, §5.34). */
export function LeaveQuestion({
  open,
  title,
  text = DRAFT_IS_KEPT,
  discard,
  leaveLabel,
  onLeave,
  onClose,
}: LeaveQuestionProps) {
  return (
    <AppDialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          {discard && (
            <Button danger onClick={discard.onDiscard}>
              {discard.label}
            </Button>
          )}
          <Button onClick={onLeave}>{leaveLabel}</Button>
          <Button variant="contained" autoFocus onClick={onClose}>
            Остаться
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </AppDialog>
  );
}
