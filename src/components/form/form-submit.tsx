import type { FieldValues } from 'react-hook-form';
import { Button } from '@/components/button';
import { changedFields } from '@/lib/drafts';
import type { DraftForm } from './use-draft-form';
import { useFormValues } from './use-form-values';

interface FormSubmitProps<Values extends FieldValues> {
  form: DraftForm<Values>;
  /** Id of the form's element, for a button that stands outside of it. */
  formId?: string;
  /** What stands in the fields cannot be sent, and something on the page says why. */
  isBlocked?: ((values: Values) => boolean) | undefined;
  disabled?: boolean;
  /** The button's text. */
  children: string;
}

/**
 * The button that sends a form. It is disabled while the call is under way
 * and as long as the fields hold just what the server has accepted.
 */
export function FormSubmit<Values extends FieldValues>({
  form,
  formId,
  isBlocked,
  disabled = false,
  children,
}: FormSubmitProps<Values>) {
  const { isPending } = form;
  const isRepetition = useIsRepetition(form);
  const values = useFormValues(form.control);
  return (
    <Button
      type="submit"
      variant="contained"
      form={formId}
      isPending={isPending}
      disabled={disabled || isPending || isRepetition || isBlocked?.(values)}
    >
      {children}
    </Button>
  );
}

/** The fields hold what the server has accepted and nothing else: to send it would do it again. */
export function useIsRepetition<Values extends FieldValues>({
  control,
  accepted,
}: DraftForm<Values>): boolean {
  const values = useFormValues(control);
  return accepted !== undefined && Object.keys(changedFields(values, accepted)).length === 0;
}
