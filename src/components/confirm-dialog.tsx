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
  /** The action is not possible any more, or not yet. */
  disabled?: boolean;
  action: ActionOptions<Data, void>;
  /** Called after a success has closed the dialog. */
  onSuccess: Outcome<Data>['onSuccess'];
  /** The dialog stays open unless this callback closes it. */
  onFailure: Outcome<Data>['onFailure'];
}

/** Asks before an irreversible action. The safe answer has the focus. */
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
