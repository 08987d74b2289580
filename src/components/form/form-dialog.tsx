import { type ComponentProps, type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { Notice } from '@/components/notice';
import { SlowChange } from '@/components/slow-answer';
import { STATUS } from '@/components/status';
import type { DialogLife } from '@/components/use-dialog';
import { Form } from './form';
import styles from './form-dialog.module.css';
import { FormSubmit, useIsRepetition } from './form-submit';
import type { DraftForm } from './use-draft-form';

interface FormDialogProps<Values extends FieldValues>
  extends DialogLife,
    Pick<ComponentProps<typeof AppDialog>, 'title' | 'staticBackdrop' | 'maxWidth'> {
  /** Not cleared on success: the fields keep their values while the dialog fades out. */
  form: DraftForm<Values>;
  submitLabel: string;
  isBlocked?: (values: Values) => boolean;
  /** The action makes no call: no server is slow. */
  isLocal?: boolean;
  /** Content beside the buttons. */
  footer?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/**
 * The dialog of a form: closes after a success, unless something was typed during the call (decisions §5.23).
 * Escape and the backdrop keep the draft; 'Отмена' discards it. Late outcomes of an earlier opening affect neither
 * fields nor dialog.
 */
export function FormDialog<Values extends FieldValues>({
  open,
  onClose,
  onExited,
  form,
  submitLabel,
  isBlocked,
  isLocal = false,
  footer,
  children,
  ...frame
}: FormDialogProps<Values>) {
  const formId = useId();
  const isRepetition = useIsRepetition(form);
  const isTypedSince = form.accepted !== undefined && !isRepetition;

  function discard() {
    form.discard();
    onClose();
  }

  return (
    <AppDialog
      {...frame}
      open={open}
      onClose={onClose}
      onExited={onExited}
      actions={
        <>
          {footer && <div className={styles.footer}>{footer}</div>}
          {/* In an element of their own, so that they wrap below the footer together. */}
          <div className={styles.buttons}>
            <SlowChange isPending={form.isPending && !isLocal} />
            <Button onClick={discard}>Отмена</Button>
            <FormSubmit form={form} formId={formId} isBlocked={isBlocked} disabled={!open}>
              {submitLabel}
            </FormSubmit>
          </div>
        </>
      }
    >
      <Form
        form={form}
        id={formId}
        onSuccess={(hasMore) => {
          if (!hasMore) onClose();
        }}
      >
        {isTypedSince && (
          <Notice tint="info" {...STATUS}>
            Отправленное сохранено. Введённое после этого ещё не отправлено.
          </Notice>
        )}
        {children}
      </Form>
    </AppDialog>
  );
}
