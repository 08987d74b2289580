import type { FieldValues } from 'react-hook-form';
import { Button } from '@/components/button';
import { changedFields } from '@/lib/drafts';
import type { DraftForm } from './use-draft-form';
import { useFormValues } from './use-form-values';

interface FormSubmitProps<Values extends FieldValues> {
  of: DraftForm<Values>;
  /** Id of the form, for a button that stands outside of it. */
  form?: string;
  label: string;
  isPending: boolean;
  /** What stands in the fields cannot be sent, and something on the page says why. */
  isBlocked?: ((values: Values) => boolean) | undefined;
  disabled?: boolean;
}

/**
 * The button that sends a form. It is disabled while the call is under way
 * and as long as the fields hold just what the server has accepted.
 */
export function FormSubmit<Values extends FieldValues>({
  of: form,
  label,
  isPending,
  isBlocked,
  disabled = false,
  form: formId,
}: FormSubmitProps<Values>) {
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
      {label}
    </Button>
  );
}

/** The fields hold what the server has accepted and nothing else: to send it would do it again. */
export function useIsRepetition<Values extends FieldValues>({
  control,
  baseline,
  wasAccepted,
}: DraftForm<Values>): boolean {
  const values = useFormValues(control);
  return wasAccepted && Object.keys(changedFields(values, baseline)).length === 0;
}
