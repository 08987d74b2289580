import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useRef } from 'react';

interface AppDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Called after the closing animation. */
  onExited?: () => void;
  /** A click on the backdrop does not close it. */
  staticBackdrop?: boolean;
  maxWidth?: DialogProps['maxWidth'];
  actions: ReactNode;
  children?: ReactNode;
}

/** A dialog named by its title; closed by Escape, and by a click on the backdrop unless it is static. */
export function AppDialog({
  open,
  title,
  onClose,
  onExited,
  staticBackdrop = false,
  maxWidth = 'sm',
  actions,
  children,
}: AppDialogProps) {
  const titleId = useId();
  const wasReleasedOutside = useRef(false);
  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={titleId}
      onClose={(_event, reason) => {
        const isMeant = !staticBackdrop && wasReleasedOutside.current;
        if (reason !== 'backdropClick' || isMeant) onClose();
      }}
      slotProps={{
        transition: { onExited },
        container: {
          // MUI asks only where the button was pressed: a selection drawn into the dialog closed it.
          onMouseUpCapture: ({ target, currentTarget }) => {
            wasReleasedOutside.current = target === currentTarget;
          },
        },
      }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {children && <DialogContent>{children}</DialogContent>}
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', rowGap: 1 }}>{actions}</DialogActions>
    </Dialog>
  );
}
