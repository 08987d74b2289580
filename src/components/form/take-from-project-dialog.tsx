import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { Spinner } from '@/components/spinner';
import { UnreadableRecords } from '@/components/unreadable-records';
import type { DialogLife } from '@/components/use-dialog';
import type { Choice } from '../mui/choice-box';
import { FormChoiceField } from '../mui/form-choice-field';
import styles from './take-from-project-dialog.module.css';

interface TakeFromProjectDialogProps extends DialogLife {
  title: string;
  control: Control<{ project: string }>;
  /** The projects on offer; `undefined` until their list has come. */
  choices: readonly Choice[] | undefined;
  /** How many projects of the list could not be read. */
  lost: number;
  /** The buttons beside 'Отмена'. */
  actions: ReactNode;
  /** What would be copied. */
  children: ReactNode;
}

/** Copies something from another project, which is chosen in it. */
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
