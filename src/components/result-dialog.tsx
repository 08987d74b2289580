import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { AppDialog } from './app-dialog';
import type { Result } from './result';

interface ResultDialogProps {
  /** What came of it; `undefined` while there is nothing to tell. */
  result: Result | undefined;
  onClose: () => void;
}

/** Tells what came of a submitted form (spec §8); the form behind it stays as it is. */
export function ResultDialog({ result, onClose }: ResultDialogProps) {
  // The last result stays readable while the closing dialog fades.
  const [shown, setShown] = useState(result);
  if (result && result !== shown) setShown(result);

  return (
    <AppDialog
      open={result !== undefined}
      title={shown?.title ?? ''}
      onClose={onClose}
      actions={
        <Button variant="contained" autoFocus onClick={onClose}>
          ОК
        </Button>
      }
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        {shown?.success ? (
          <CheckCircleIcon color="success" fontSize="large" />
        ) : (
          <ErrorIcon color="error" fontSize="large" />
        )}
        {shown?.text && <DialogContentText>{shown.text}</DialogContentText>}
      </Box>
    </AppDialog>
  );
}
