import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { DialogProps } from '@mui/material/Dialog';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AppDialog } from '@/components/app-dialog';
import { Notice } from '@/components/notice';
import type { DialogLife } from '@/components/use-dialog';
import { changedFields } from '@/lib/drafts';
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, width: 1 }}>
          <Box sx={{ flex: '1 1 auto' }}>{renderFooter?.(form)}</Box>
          {/* Together they go below the footer where there is no room beside it. */}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
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
          </Box>
        </Box>
      }
    >
      <Stack component="form" id={formId} noValidate onSubmit={submit} spacing={2.5} sx={{ pt: 1 }}>
        {typeof message === 'string' ? <Alert severity="error">{message}</Alert> : message}
        {children(form)}
      </Stack>
    </AppDialog>
  );
}
