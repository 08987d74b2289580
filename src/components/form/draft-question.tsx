import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';

interface DraftQuestionProps {
  open: boolean;
  title: string;
  /** Discards the draft and leaves. */
  discardLabel: string;
  onDiscard: () => void;
  /** Leaves and keeps the draft. */
  leaveLabel: string;
  onLeave: () => void;
  /** Stays with the form. */
  onClose: () => void;
}

/** Asks whether to keep or discard a half-filled form before it is left (decisions §4). */
export function DraftQuestion({
  open,
  title,
  discardLabel,
  onDiscard,
  leaveLabel,
  onLeave,
  onClose,
}: DraftQuestionProps) {
  return (
    <AppDialog
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button danger onClick={onDiscard}>
            {discardLabel}
          </Button>
          <Button onClick={onLeave}>{leaveLabel}</Button>
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
