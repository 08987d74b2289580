import { type ReactNode, useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AppDialog } from '@/components/app-dialog';
import { Notice } from '@/components/notice';
import { ResultDialog } from '@/components/result-dialog';
import { whenUsed } from '@/lib/idle';
import styles from './form-element.module.css';
import type { DraftForm } from './use-draft-form';

export interface FormElementProps<Values extends FieldValues> {
  form: DraftForm<Values>;
  id?: string;
  /** Id of the form's heading, if it is not the page's. */
  'aria-labelledby'?: string;
  /** Called after a success while the form is still mounted. */
  onSuccess?: (isTypedSince: boolean) => void;
  /** Fields and `FormSubmit`. */
  children: ReactNode;
}

/**
 * The `<form>`: submits and reports the outcome, but does not ask before the page is left. For dialogs, whose
 * drafts are kept, and for forms with only `quickFields` (decisions §4). `useDraftForm` holds draft and
 * submission.
 */
export function FormElement<Values extends FieldValues>({
  form,
  onSuccess,
  children,
  ...attributes
}: FormElementProps<Values>) {
  const { failure, result } = form;
  // Preload the frame of the result dialog: after a failure the network may be gone.
  useEffect(() => {
    const cancel = whenUsed(() => void AppDialog.preload());
    return () => cancel();
  }, []);
  return (
    <>
      <form
        {...attributes}
        noValidate
        className={styles.fields}
        onSubmit={(event) => form.submit(event, onSuccess)}
      >
        {failure && (
          <Notice tint="danger" role="alert">
            {failure}
          </Notice>
        )}
        {children}
      </form>
      {result.render((told, life) => (
        <ResultDialog {...life} result={told} />
      ))}
    </>
  );
}
