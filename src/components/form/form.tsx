import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ignoreHeldEnter } from '@/components/ignore-held-enter';
import { Notice } from '@/components/notice';
import { ResultDialog } from '@/components/result-dialog';
import shared from '@/components/shared.module.css';
import type { DraftForm } from './use-draft-form';

interface FormProps<Values extends FieldValues> {
  form: DraftForm<Values>;
  id?: string;
  /** Id of the form's heading, if it is not the page's. */
  'aria-labelledby'?: string;
  /** Called after a success while the form is still mounted. */
  onSuccess?: (isTypedSince: boolean) => void;
  /** Fields and `FormSubmit`. */
  children: ReactNode;
}

/** The `<form>`: submits and reports the outcome. `useDraftForm` holds draft and submission. */
export function Form<Values extends FieldValues>({
  form,
  onSuccess,
  children,
  ...attributes
}: FormProps<Values>) {
  const { failure, result } = form;
  return (
    <>
      <form
        {...attributes}
        noValidate
        className={shared.parts}
        onKeyDownCapture={ignoreHeldEnter}
        onBlurCapture={({ currentTarget }) => form.readFields(currentTarget)}
        onSubmit={(event) => {
          form.readFields(event.currentTarget);
          form.submit(event, onSuccess);
        }}
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
