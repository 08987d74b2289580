import type { DialogProps } from '@mui/material/Dialog';
import { type ReactNode, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { Notice } from '@/components/notice';
import type { DialogLife } from '@/components/use-dialog';
import { changedFields } from '@/lib/drafts';
import styles from './form-dialog.module.css';
import { FormSubmit } from './form-submit';
import { type DraftForm, type DraftFormProps, useDraftForm } from './use-draft-form';
import { type FormAction, useFormAction } from './use-form-action';

interface FormDialogProps<Values extends FieldValues, Body, Data>
  extends DialogLife,
    Omit<DraftFormProps<Values>, 'afterSuccess'>,
    FormAction<Values, Body, Data> {
  title: string;
  /** Called after a success, which has closed the dialog unless something was typed meanwhile. */
  onSuccess: (data: Data, sent: Body) => void;
  /** The dialog stays with all that was typed; a sentence, or more, is shown above the fields. */
  onFailure: (error: Error, sent: Body, form: DraftForm<Values>) => ReactNode;
  submit: string;
  isBlocked?: ((values: Values) => boolean) | undefined;
  /** Nothing can be sent, whatever stands in the fields. */
  disabled?: boolean;
  /** A click on the backdrop does not close it. */
  staticBackdrop?: boolean;
  maxWidth?: DialogProps['maxWidth'];
  /** The fields. */
  children: (form: DraftForm<Values>) => ReactNode;
  /** Stands beside the buttons. */
  renderFooter?: (form: DraftForm<Values>) => ReactNode;
}

const TYPED_SINCE = (
  <output>
    <Notice tint="info">Отправленное сохранено. Введённое после этого ещё не отправлено.</Notice>
  </output>
);

/**
 * The shell of every form in a dialog: it sends, waits, closes after a success, and keeps the draft.
 * Over what was typed while the call was under way it stays open (decisions §4).
 * Escape and the backdrop keep what was typed for the next time; 'Отмена' discards it (decisions §4).
 * What came late for an earlier opening touches neither the fields nor the dialog.
 */
export function FormDialog<Values extends FieldValues, Body, Data>({
  open,
  onClose,
  onExited,
  title,
  onSuccess,
  onFailure,
  submit: label,
  isBlocked,
  disabled = false,
  staticBackdrop = false,
  maxWidth = 'sm',
  children,
  renderFooter,
  ...props
}: FormDialogProps<Values, Body, Data>) {
  const formId = useId();
  // The fields keep what they show while the dialog fades.
  const form = useDraftForm({ ...props, afterSuccess: 'keep' });
  const [message, setMessage] = useState<ReactNode>();
  const { submit, isPending } = useFormAction(form, props, (sent, { typed }) => ({
    onSuccess: (data) => {
      const isTypedSince = Object.keys(changedFields(form.getValues(), typed)).length > 0;
      setMessage(isTypedSince && TYPED_SINCE);
      if (!isTypedSince) onClose();
      onSuccess(data, sent);
    },
    onFailure: (error) => setMessage(onFailure(error, sent, form)),
  }));

  return (
    <AppDialog
      open={open}
      title={title}
      staticBackdrop={staticBackdrop}
      maxWidth={maxWidth}
      onClose={onClose}
      onExited={onExited}
      actions={
        <div className={styles.actions}>
          <div className={styles.footer}>{renderFooter?.(form)}</div>
          {/* Together they go below the footer where there is no room beside it. */}
          <div className={styles.buttons}>
            <Button
              onClick={() => {
                form.discard();
                onClose();
              }}
            >
              Отмена
            </Button>
            <FormSubmit
              of={form}
              form={formId}
              label={label}
              isPending={isPending}
              isBlocked={isBlocked}
              disabled={disabled || !open}
            />
          </div>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className={styles.fields}>
        {typeof message === 'string' ? (
          <Notice tint="danger" role="alert">
            {message}
          </Notice>
        ) : (
          message
        )}
        {children(form)}
      </form>
    </AppDialog>
  );
}
