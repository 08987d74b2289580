import type { ReactNode } from 'react';
import { type ActionOptions, type Outcome, useAction } from '../action/use-action';
import { Button } from '../button';
import { SlowChange } from '../slow-change';
import type { DialogLife } from '../use-dialog';
import { AppDialog } from './app-dialog';

interface ConfirmDialogProps<Data, Variables> extends DialogLife {
  title: string;
  /** What is asked, in a sentence. */
  question: ReactNode;
  /** More to know before answering. */
  children?: ReactNode;
  confirm: string;
  cancel?: string;
  /** The action is not possible any more, or not yet. */
  disabled?: boolean;
  action: ActionOptions<Data, Variables>;
  /** What the action is asked for. */
  variables: Variables;
  onStart?: Outcome<Data>['onStart'];
  /** Called after a success, also when the dialog was closed before it. */
  onAccepted?: Outcome<Data>['onAccepted'];
  /** Called after a success has closed the dialog. */
  onSuccess: Outcome<Data>['onSuccess'];
  /** The dialog stays open unless this callback closes it. */
  onFailure: Outcome<Data>['onFailure'];
}

/** Asks before an irreversible action. The safe answer has the focus. */
export function ConfirmDialog<Data, Variables>({
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
  variables,
  onStart,
  onAccepted,
  onSuccess,
  onFailure,
}: ConfirmDialogProps<Data, Variables>) {
  const action = useAction(options);
  return (
    <AppDialog
      open={open}
      title={title}
      onClose={onClose}
      onExited={onExited}
      actions={
        <>
          <SlowChange isPending={action.isPending} />
          <Button autoFocus onClick={onClose}>
            {cancel}
          </Button>
          <Button
            variant="contained"
            danger
            disabled={disabled || action.isPending || !open}
            isPending={action.isPending}
            onClick={() =>
              action.mutate(variables, {
                onStart,
                onAccepted,
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
