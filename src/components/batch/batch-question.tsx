import { type ReactNode, useState } from 'react';
import { type ActionOptions, useAction } from '@/components/action/use-action';
import { Button } from '@/components/button';
import { DataText } from '@/components/data-text';
import { AppDialog } from '@/components/mui/app-dialog';
import { Notice } from '@/components/notice';
import type { DialogLife } from '@/components/use-dialog';
import styles from './batch-question.module.css';

interface BatchQuestionProps<Values> extends DialogLife {
  title: string;
  rows: readonly Values[];
  /** Names what each row changes. */
  nameOf: (values: Values) => string;
  confirm: string;
  danger?: boolean;
  /** Something is still to be chosen. */
  disabled?: boolean;
  /** Begins the batch. */
  action: ActionOptions<void, readonly Values[]>;
  /** Why it was not begun; `undefined` where that is not known. */
  failureText: (error: Error) => string | undefined;
  /** The rows are kept, and the first is about to be sent. */
  onBegun: () => void;
  /** More to know or to choose, before the names, which may be many. */
  children?: ReactNode;
}

/** Names what a batch is about to change, and begins it once that is confirmed. */
export function BatchQuestion<Values>({
  open,
  onClose,
  onExited,
  title,
  rows,
  nameOf,
  confirm,
  danger = false,
  disabled = false,
  action: options,
  failureText,
  onBegun,
  children,
}: BatchQuestionProps<Values>) {
  const action = useAction(options);
  const [failure, setFailure] = useState<string>();

  function begin() {
    setFailure(undefined);
    void action.mutate(rows, {
      onSuccess: () => {
        onClose();
        onBegun();
      },
      onFailure: (error) =>
        setFailure(failureText(error) ?? 'Не удалось начать. Ничего не отправлено.'),
    });
  }

  return (
    <AppDialog
      open={open}
      title={title}
      onClose={onClose}
      onExited={onExited}
      actions={
        <>
          <Button autoFocus onClick={onClose}>
            Отмена
          </Button>
          <Button
            variant="contained"
            danger={danger}
            disabled={!open || disabled}
            isPending={action.isPending}
            onClick={begin}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      <ul className={styles.names}>
        {rows.map((values, index) => (
          // Two of them may have one name.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <DataText>{nameOf(values)}</DataText>
          </li>
        ))}
      </ul>
      {failure && (
        <Notice tint="danger" role="alert">
          {failure}
        </Notice>
      )}
    </AppDialog>
  );
}
