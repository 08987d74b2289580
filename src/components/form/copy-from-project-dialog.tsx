import type { ComponentProps, ReactNode } from 'react';
import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { OwnRead } from '@/components/failed-read';
import shared from '@/components/shared.module.css';
import { UnreadableRecords } from '@/components/unreadable-records';
import type { DialogLife } from '@/components/use-dialog';
import type { Choice } from '@/lib/text-search';
import { ChoiceInput } from './form-choice-field';

interface CopyFromProjectDialogProps<Content> extends DialogLife {
  title: string;
  /** The read of the list of projects. */
  projects: ComponentProps<typeof OwnRead<{ lost: number }>>['read'];
  /** The offered projects. */
  choices: readonly Choice[];
  /** Id of the chosen one, '' for none. */
  project: string;
  onChoose: (project: string) => void;
  /** Fields between the project and its content. */
  fields?: ReactNode;
  /** The read of what the chosen project has. */
  content: ComponentProps<typeof OwnRead<Content>>['read'];
  /** Shows what is about to be copied. */
  children: (content: Content) => ReactNode;
  /** The buttons beside 'Отмена'. */
  actions: ReactNode;
}

/** Copies something from another project, which is chosen in the dialog. */
export function CopyFromProjectDialog<Content>({
  projects,
  choices,
  project,
  onChoose,
  fields,
  content,
  children,
  actions,
  ...dialog
}: CopyFromProjectDialogProps<Content>) {
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
        <OwnRead read={projects}>
          {({ lost }) => (
            <>
              <ChoiceInput
                label="Проект"
                placeholder="Тема проекта"
                autoFocus
                choices={choices}
                value={project}
                onChange={onChoose}
              />
              <UnreadableRecords count={lost} />
            </>
          )}
        </OwnRead>
        {fields}
        {project !== '' && <OwnRead read={content}>{children}</OwnRead>}
      </div>
    </AppDialog>
  );
}
