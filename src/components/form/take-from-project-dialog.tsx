import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { Spinner } from '@/components/spinner';
import { UnreadableRecords } from '@/components/unreadable-records';
import type { DialogLife } from '@/components/use-dialog';
import type { Choice } from './combobox';
import { FormChoiceField } from './form-choice-field';
import styles from './take-from-project-dialog.module.css';

interface TakeFromProjectDialogProps extends DialogLife {
  title: string;
  control: Control<{ project: string }>;
  /** The offered projects; `undefined` until their list has been read. */
  choices: readonly Choice[] | undefined;
  /** Number of unreadable projects of the list. */
  lost: number;
  /** The buttons beside 'Отмена'. */
  actions: ReactNode;
  /** Preview of the content to be copied. */
  children: ReactNode;
}

/** Copies something from another project, which is chosen in the dialog. */
export function TakeFromProjectDialog({
  control,
  choices,
  lost,
  actions,
  children,
  ...dialog
}: TakeFromProjectDialogProps) {
  return (
    <AppDialog
      {...dialog}
      actions={
        <>
          <Button onClick={dialog.onClose}>Отмена</Button>
          {actions}
        </>
      }
    >
      <div className={styles.content}>
        {choices ? (
          <>
            <FormChoiceField
              control={control}
              name="project"
              label="Проект"
              placeholder="Тема проекта"
              autoFocus
              choices={choices}
            />
            <UnreadableRecords count={lost} />
          </>
        ) : (
          <Spinner />
        )}
        {children}
      </div>
    </AppDialog>
  );
}
