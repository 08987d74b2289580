import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { AppDialog } from './app-dialog';
import type { Result } from './result';
import type { DialogLife } from './use-dialog';

interface ResultDialogProps extends DialogLife {
  /** What came of it. */
  result: Result;
}

/** Tells what came of a submitted form (spec §8); the form behind it stays as it is. */
export function ResultDialog({ result, ...life }: ResultDialogProps) {
  return (
    <AppDialog
      {...life}
      title={result.title}
      actions={
        <>
          {result.next}
          {result.otherwise && (
            <Button
              // While the dialog fades, the second click of a double click would do it again.
              disabled={!life.open}
              onClick={() => {
                life.onClose();
                result.otherwise?.run();
              }}
            >
              {result.otherwise.label}
            </Button>
          )}
          <Button variant="contained" autoFocus onClick={life.onClose}>
            ОК
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        {result.success ? (
          <CheckCircleIcon color="success" fontSize="large" />
        ) : (
          <ErrorIcon color="error" fontSize="large" />
        )}
        {result.text && <DialogContentText>{result.text}</DialogContentText>}
      </Box>
    </AppDialog>
  );
}
