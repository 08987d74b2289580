import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { ignoreHeldEnter } from '../ignore-held-enter';
import shared from '../shared.module.css';
import type { DialogLife } from '../use-dialog';
import { MuiRoot } from './mui-root';

interface DialogFrameProps extends DialogLife {
  title: string;
  /** What the dialog says; screen readers read it out with the title. */
  description?: ReactNode;
  /** A click on the backdrop does not close it. */
  staticBackdrop?: boolean;
  maxWidth?: DialogProps['maxWidth'];
  actions: ReactNode;
  children?: ReactNode;
}

/** The frame of `AppDialog`, with MUI's root, so that neither page nor dialog need one. */
export function DialogFrame({
  open,
  title,
  description,
  onClose,
  onExited,
  staticBackdrop = false,
  maxWidth = 'sm',
  actions,
  children,
}: DialogFrameProps) {
  const titleId = useId();
  const descriptionId = useId();
  return (
    <MuiRoot>
      <Dialog
        open={open}
        fullWidth
        maxWidth={maxWidth}
        aria-labelledby={titleId}
        aria-describedby={description ? descriptionId : undefined}
        onKeyDown={ignoreHeldEnter}
        onClose={(_event, reason) => {
          if (reason !== 'backdropClick' || !staticBackdrop) onClose();
        }}
        slotProps={{ transition: { onExited } }}
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        {(description || children) && (
          <DialogContent className={shared.stack}>
            {description && <div id={descriptionId}>{description}</div>}
            {children}
          </DialogContent>
        )}
        <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', rowGap: 1 }}>{actions}</DialogActions>
      </Dialog>
    </MuiRoot>
  );
}
