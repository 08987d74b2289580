import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { type FieldValues, useWatch } from 'react-hook-form';
import { changedFields, type Fields } from '@/lib/drafts';
import type { DraftForm } from './use-draft-form';

export interface FormSubmitProps<Values extends FieldValues>
  extends Pick<ButtonProps, 'form' | 'size'> {
  of: DraftForm<Values>;
  label: string;
  isPending: boolean;
  /** What stands in the fields cannot be sent, and something on the page says why. */
  isBlocked?: ((values: Values) => boolean) | undefined;
  disabled?: boolean;
}

/**
 * The button that sends a form. While the call is under way it keeps its focus and sends nothing;
 * it rests as long as the fields hold just what the server has accepted.
 */
export function FormSubmit<Values extends FieldValues>({
  of: form,
  label,
  isPending,
  isBlocked,
  disabled = false,
  ...button
}: FormSubmitProps<Values>) {
  const isRepetition = useIsRepetition(form);
  const blocked = useWatch({
    control: form.control,
    compute: (values: Values) => isBlocked?.(values) ?? false,
  });
  return (
    <Button
      type="submit"
      variant="contained"
      loading={isPending}
      // The page may have a named progress bar of its own; this one is for the eye.
      loadingIndicator={<CircularProgress color="inherit" size={16} role="presentation" />}
      disabled={disabled || blocked || isRepetition}
      {...button}
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
  // Reckoned here: `compute` is not asked again when the baseline is another one.
  const values: Fields = useWatch({ control });
  return wasAccepted && Object.keys(changedFields(values, baseline)).length === 0;
}
