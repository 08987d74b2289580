import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { TextField } from '@/components/form/text-field';
import { Notice } from '@/components/notice';
import type { DialogLife } from '@/components/use-dialog';
import { findTemplate, MOST_TEMPLATES, TEMPLATE_NAME_LENGTH, type Template } from '@/lib/templates';
import { NotKept } from './not-kept';
import styles from './template-name-dialog.module.css';

interface TemplateNameDialogProps extends DialogLife {
  title: string;
  /** The other templates: the dialog asks before it replaces one of the same name. */
  others: readonly Template[];
  /** What is said when there are as many templates as there may be. */
  fullText: string;
  initialName?: string;
  children?: ReactNode;
  /** Returns whether the template was stored; if not, the dialog stays open. */
  onName: (name: string) => boolean;
}

/** Asks for the name of a template. */
export function TemplateNameDialog({
  title,
  others,
  fullText,
  initialName = '',
  children,
  onName,
  ...life
}: TemplateNameDialogProps) {
  const formId = useId();
  const [name, setName] = useState(initialName);
  const [asked, setAsked] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  const namesake = findTemplate(others, name);
  const isAsking = namesake !== undefined && asked === name;
  const isFull = others.length >= MOST_TEMPLATES && !namesake;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // React bubbles the event through the portal to the form around the dialog.
    event.stopPropagation();
    if (name.trim() === '' || isFull || !life.open) return;
    if (namesake && !isAsking) {
      setAsked(name);
      return;
    }
    const isKept = onName(name.trim());
    setIsRefused(!isKept);
    if (isKept) life.onClose();
  }

  return (
    <AppDialog
      {...life}
      title={title}
      maxWidth="xs"
      actions={
        <>
          <Button onClick={life.onClose}>Отмена</Button>
          <Button
            type="submit"
            form={formId}
            variant="contained"
            disabled={name.trim() === '' || isFull}
          >
            {isAsking ? 'Заменить' : 'Сохранить'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.fields} onSubmit={submit}>
        <TextField
          label="Название шаблона"
          value={name}
          autoFocus
          onChange={({ target }) => setName(target.value)}
          maxLength={TEMPLATE_NAME_LENGTH}
        />
        {children}
        {isAsking && (
          <Notice tint="warning" role="alert">
            Шаблон с таким названием уже есть. Заменить его?
          </Notice>
        )}
        {isRefused && <NotKept />}
        {isFull && (
          <Notice tint="info" role="note">
            {fullText}
          </Notice>
        )}
      </form>
    </AppDialog>
  );
}
