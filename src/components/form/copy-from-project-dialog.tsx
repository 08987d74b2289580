import type { ComponentProps, ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { OwnRead } from '@/components/failed-read';
import shared from '@/components/shared.module.css';
import { UnreadableRecords } from '@/components/unreadable-records';
import type { DialogLife } from '@/components/use-dialog';
import type { Choice } from './choice';
import { FormChoiceField } from './form-choice-field';

interface CopyFromProjectDialogProps extends DialogLife {
  title: string;
  control: Control<{ project: string }>;
  /** The read of the list of projects. */
  read: ComponentProps<typeof OwnRead<{ lost: number }>>['read'];
  /** The offered projects. */
  choices: readonly Choice[];
  /** The buttons beside 'Отмена'. */
  actions: ReactNode;
  /** Preview of the content to be copied. */
  children: ReactNode;
}

/** Copies something from another project, which is chosen in the dialog. */
export function CopyFromProjectDialog({
  control,
  read,
  choices,
  actions,
  children,
  ...dialog
}: CopyFromProjectDialogProps) {
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
      <div className={shared.parts}>
        <OwnRead read={read}>
          {({ lost }) => (
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
          )}
        </OwnRead>
        {children}
      </div>
    </AppDialog>
  );
}
