import type { ReactNode } from 'react';
import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import type { Choice } from '@/components/form/choice-box';
import { FormChoiceField } from '@/components/form/form-choice-field';
import { Spinner } from '@/components/spinner';
import { UnreadableRecords } from '@/components/unreadable-records';
import type { DialogLife } from '@/components/use-dialog';
import type { Template } from '@/lib/templates';
import styles from './take-dialog.module.css';
import type { TemplateKind } from './template-kind';
import { TemplateList } from './template-list';
import type { Source } from './use-source';

interface TakeDialogProps<T extends Template> extends DialogLife {
  title: string;
  account: string;
  kind: TemplateKind<T>;
  source: Source<T>;
  /** The projects on offer; `undefined` until their list has come. */
  choices: readonly Choice[] | undefined;
  /** How many projects of the list could not be read. */
  lost: number;
  /** The list of the projects has been opened. */
  onListOpen?: () => void;
  /** The buttons beside 'Отмена'. */
  actions: ReactNode;
  /** What would be copied. */
  children: ReactNode;
}

/** Copies from another project or from a template of the account. */
export function TakeDialog<T extends Template>({
  account,
  kind,
  source,
  choices,
  lost,
  onListOpen,
  actions,
  children,
  ...dialog
}: TakeDialogProps<T>) {
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
              control={source.control}
              name="project"
              label="Проект"
              placeholder="Тема проекта"
              autoFocus
              choices={choices}
              onOpen={onListOpen}
            />
            <UnreadableRecords count={lost} />
          </>
        ) : (
          <Spinner />
        )}
        <TemplateList
          account={account}
          kind={kind}
          chosen={source.template}
          onChoose={source.chooseTemplate}
        />
        {children}
      </div>
    </AppDialog>
  );
}
