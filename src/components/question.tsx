import type { ReactNode } from 'react';
import { AppDialog } from './app-dialog';
import { Button } from './button';
import { SlowChange } from './slow-answer';
import type { DialogLife } from './use-dialog';

interface QuestionProps extends DialogLife {
  title: string;
  /** The question and the facts needed to answer it. */
  children: ReactNode;
  confirm: string;
  cancel?: string;
  /** A third answer, which discards something. */
  discard?: { label: string; onDiscard: () => void };
  /** The confirmed action cannot be undone. */
  danger?: boolean;
  /** The action is not possible now. */
  disabled?: boolean;
  /** The action is under way. */
  isPending?: boolean;
  /** The caller closes the dialog. */
  onConfirm: () => void;
}

/** Asks before an action. The safe answer has the focus. */
export function Question({
  children,
  confirm,
  cancel = 'Отмена',
  discard,
  danger = false,
  disabled = false,
  isPending = false,
  onConfirm,
  ...dialog
}: QuestionProps) {
  return (
    <AppDialog
      {...dialog}
      actions={
        <>
          <SlowChange isPending={isPending} />
          {discard && (
            <Button danger onClick={discard.onDiscard}>
              {discard.label}
            </Button>
          )}
          <Button autoFocus onClick={dialog.onClose}>
            {cancel}
          </Button>
          <Button
            variant="contained"
            danger={danger}
            disabled={disabled || isPending || !dialog.open}
            isPending={isPending}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </AppDialog>
  );
}
