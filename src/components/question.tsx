import type { ReactNode } from 'react';
import type { Action } from './action/use-action';
import { AppDialog } from './app-dialog';
import { Button } from './button';
import { Notice } from './notice';
import shared from './shared.module.css';
import { SlowChange } from './slow-answer';
import { STATUS } from './status';
import type { DialogLife } from './use-dialog';

interface QuestionProps extends DialogLife {
  title: string;
  /** The question and the facts needed to answer it. */
  children?: ReactNode;
  confirm: string;
  cancel?: string;
  /** The confirmed action cannot be undone. */
  danger?: boolean;
  /** The action is not possible now. */
  disabled?: boolean;
  /** The change that the answer makes. */
  action?: Pick<Action<unknown, never>, 'isPending' | 'failure'>;
  /** Fields below the question, which are not read out with it. */
  fields?: ReactNode;
  /** The records that a batch is about to change. */
  names?: readonly string[];
  /** The caller closes the dialog. */
  onConfirm: () => void;
}

/**
 * Asks before an action. The safe answer has the focus. Where the action is a change that fails, the question stays
 * and tells it.
 */
export function Question({
  children,
  confirm,
  cancel = 'Отмена',
  danger = false,
  disabled = false,
  action,
  fields,
  names,
  onConfirm,
  ...dialog
}: QuestionProps) {
  const { isPending = false, failure } = action ?? {};
  return (
    <AppDialog
      {...dialog}
      description={children}
      actions={
        <>
          <SlowChange isPending={isPending} />
          <Button autoFocus onClick={dialog.onClose}>
            {cancel}
          </Button>
          <Button
            variant="contained"
            danger={danger}
            disabled={disabled || !dialog.open}
            isPending={isPending}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {fields}
      {names && (
        <ul className={shared.list}>
          {names.map((name, index) => (
            // Names may repeat.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>{name}</li>
          ))}
        </ul>
      )}
      {failure && (
        // A toast may say more.
        <Notice tint="danger" {...STATUS}>
          Сервер этого не подтвердил.
        </Notice>
      )}
    </AppDialog>
  );
}
