import Button, { type ButtonProps } from '@mui/material/Button';

interface SubmitButtonProps extends Pick<ButtonProps, 'disabled' | 'form' | 'fullWidth' | 'size'> {
  /** The call is under way: the button keeps its focus and sends nothing (decisions §2.18). */
  isPending: boolean;
  children: string;
}

/** The button that sends a form. */
export function SubmitButton({ isPending, children, ...button }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="contained" loading={isPending} {...button}>
      {children}
    </Button>
  );
}
