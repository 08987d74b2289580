import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ignoreHeldEnter } from '@/components/ignore-held-enter';
import { Notice } from '@/components/notice';
import { ResultDialog } from '@/components/result-dialog';
import shared from '@/components/shared.module.css';
import type { DraftForm } from './use-draft-form';
import type { KeptForm } from './use-kept-form';

interface FormElementProps<Values extends FieldValues> extends ComponentProps<'form'> {
  form: Pick<KeptForm<Values>, 'readFields'>;
}

/** The `<form>` of all forms: what stands in its fields is read when one is left, and before it is sent. */
export function FormElement<Values extends FieldValues>({
  form,
  onSubmit,
  ...props
}: FormElementProps<Values>) {
  return (
    <form
      {...props}
      noValidate
      className={shared.parts}
      onKeyDownCapture={ignoreHeldEnter}
      onBlurCapture={({ currentTarget }) => form.readFields(currentTarget)}
      onSubmit={(event) => {
        form.readFields(event.currentTarget);
        onSubmit?.(event);
      }}
    />
  );
}

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

/** A form that is sent by one call, and what came of it. `useDraftForm` holds draft and submission. */
export function Form<Values extends FieldValues>({
  form,
  onSuccess,
  children,
  ...attributes
}: FormProps<Values>) {
  const { failure, result } = form;
  return (
    <>
      <FormElement {...attributes} form={form} onSubmit={(event) => form.submit(event, onSuccess)}>
        {failure && (
          <Notice tint="danger" role="alert">
            {failure}
          </Notice>
        )}
        {children}
      </FormElement>
      {result.render((told, life) => (
        <ResultDialog {...life} result={told} />
      ))}
    </>
  );
}
