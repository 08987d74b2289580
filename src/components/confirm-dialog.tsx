import type { ReactNode } from 'react';
import { type ActionOptions, type Outcome, useAction } from './action/use-action';
import { AppDialog } from './app-dialog';
import { Button } from './button';
import type { DialogLife } from './use-dialog';

interface ConfirmDialogProps<Data> extends DialogLife {
  title: string;
  /** What is asked, in a sentence. */
  question: ReactNode;
  /** More to know before answering. */
  children?: ReactNode;
  confirm: string;
  cancel?: string;
  /** It cannot be done any more, or not yet. */
  disabled?: boolean;
  action: ActionOptions<Data, void>;
  /** A success closes the dialog before it does anything else. */
  onSuccess: Outcome<Data>['onSuccess'];
  /** The dialog stays open unless this closes it. */
  onFailure: Outcome<Data>['onFailure'];
}

/** Asks before something is done that cannot be undone. The safe answer has the focus. */
export function ConfirmDialog<Data>({
  open,
  onClose,
  onExited,
  title,
  question,
  children,
  confirm,
  cancel = 'Отмена',
  disabled = false,
  action: options,
  onSuccess,
  onFailure,
}: ConfirmDialogProps<Data>) {
  const action = useAction(options);
  return (
    <AppDialog
      open={open}
      title={title}
      onClose={onClose}
      onExited={onExited}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            {cancel}
          </Button>
          <Button
            variant="contained"
            danger
            disabled={disabled || action.isPending || !open}
            isPending={action.isPending}
            onClick={() =>
              action.mutate(undefined, {
                onSuccess: (data) => {
                  onClose();
                  onSuccess?.(data);
                },
                onFailure,
              })
            }
          >
            {confirm}
          </Button>
        </>
      }
    >
      <p>{question}</p>
      {children}
    </AppDialog>
  );
}
