import type { FieldValues } from 'react-hook-form';
import { Button } from '@/components/button';
import { isSame } from './changed-fields';
import type { DraftForm } from './use-draft-form';
import { useFormValues } from './use-form-values';

interface FormSubmitProps<Values extends FieldValues> {
  form: DraftForm<Values>;
  /** Id of the form, for a button outside of its element. */
  formId?: string;
  /** The values cannot be sent for a reason shown elsewhere on the page. */
  isBlocked?: ((values: Values) => boolean) | undefined;
  disabled?: boolean;
  /** The button's text. */
  children: string;
}

/**
 * The submit button, which ignores presses during the call and is disabled while the values equal those that the
 * server has accepted.
 */
export function FormSubmit<Values extends FieldValues>({
  form,
  formId,
  isBlocked,
  disabled = false,
  children,
}: FormSubmitProps<Values>) {
  const isRepetition = useIsRepetition(form);
  const values = useFormValues(form.control);
  return (
    <Button
      type="submit"
      variant="contained"
      form={formId}
      isPending={form.isPending}
      disabled={disabled || isRepetition || isBlocked?.(values)}
    >
      {children}
    </Button>
  );
}

/**
 * Whether the values equal those that the server has accepted: sending them would repeat the change.
 */
export function useIsRepetition<Values extends FieldValues>({
  control,
  accepted,
}: DraftForm<Values>): boolean {
  const values = useFormValues(control);
  return accepted !== undefined && isSame(values, accepted);
}
