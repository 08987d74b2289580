import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { Notice } from '@/components/notice';
import type { DialogLife } from '@/components/use-dialog';
import { hasTypedDraft } from '@/lib/drafts';
import { DraftQuestion } from './draft-question';
import styles from './form-dialog.module.css';
import { FormElement } from './form-element';
import { FormSubmit } from './form-submit';
import type { DraftForm } from './use-draft-form';

interface FormDialogProps<Values extends FieldValues>
  extends DialogLife,
    Pick<ComponentProps<typeof AppDialog>, 'title' | 'staticBackdrop' | 'maxWidth'> {
  /** Not cleared on success: the fields keep what they show while the dialog fades. */
  form: DraftForm<Values>;
  submitLabel: string;
  isBlocked?: (values: Values) => boolean;
  /** Stands beside the buttons. */
  footer?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/**
 * The dialog that a form stands in: it closes after a success, but stays open over what was typed
 * while the call was under way (decisions §4). Escape and the backdrop keep what was typed for the
 * next time; 'Отмена' discards it, and asks first where it is not filled in again in no time
 * (decisions §4). What came late for an earlier opening touches neither the fields nor the dialog.
 */
export function FormDialog<Values extends FieldValues>({
  open,
  onClose,
  onExited,
  form,
  submitLabel,
  isBlocked,
  footer,
  children,
  ...frame
}: FormDialogProps<Values>) {
  const formId = useId();
  const [isAsking, setIsAsking] = useState(false);

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
        <div className={styles.actions}>
          <div className={styles.footer}>{footer}</div>
          {/* Together they go below the footer where there is no room beside it. */}
          <div className={styles.buttons}>
            <Button onClick={() => (hasTypedDraft(form.draft) ? setIsAsking(true) : discard())}>
              Отмена
            </Button>
            <FormSubmit form={form} formId={formId} isBlocked={isBlocked} disabled={!open}>
              {submitLabel}
            </FormSubmit>
          </div>
        </div>
      }
    >
      <FormElement
        form={form}
        id={formId}
        onSuccess={(isTypedSince) => {
          if (!isTypedSince) onClose();
        }}
      >
        {form.isTypedSince && (
          <output>
            <Notice tint="info">
              Отправленное сохранено. Введённое после этого ещё не отправлено.
            </Notice>
          </output>
        )}
        {children}
      </FormElement>
      <DraftQuestion
        open={isAsking && open}
        title="Закрыть окно?"
        discardLabel="Удалить и закрыть"
        onDiscard={discard}
        leaveLabel="Закрыть"
        onLeave={onClose}
        onClose={() => setIsAsking(false)}
      />
    </AppDialog>
  );
}
