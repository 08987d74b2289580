import Alert from '@mui/material/Alert';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { useCallback, useMemo, useState } from 'react';

/** How long a success stays; a failure stays until it is dismissed. */
const SUCCESS_MS = 8_000;

interface Toast {
  id: number;
  severity: 'success' | 'error';
  text: string;
}

/** Tells what came of an action, without taking anything away from the page. */
export interface Toaster {
  success: (text: string) => void;
  failure: (text: string) => void;
}

interface Toasts {
  toast: Toast | undefined;
  toaster: Toaster;
  close: () => void;
}

/** The toast of a page, for `ToastMessage`, and how to show one: the newest takes the place. */
export function useToasts(): Toasts {
  const [toast, setToast] = useState<Toast>();
  const toaster = useMemo<Toaster>(() => {
    const show = (severity: Toast['severity'], text: string) =>
      setToast((last) => ({ id: (last?.id ?? 0) + 1, severity, text }));
    return {
      success: (text) => show('success', text),
      failure: (text) => show('error', text),
    };
  }, []);
  const close = useCallback(() => setToast(undefined), []);
  return { toast, toaster, close };
}

interface ToastMessageProps {
  toast: Toast | undefined;
  onClose: () => void;
}

/**
 * A dismissible message at the bottom of the window. It is put beside the dialogs anew each time:
 * an open dialog hides from assistive tools only what was there before it.
 */
export function ToastMessage({ toast, onClose }: ToastMessageProps) {
  if (!toast) return null;
  const isSuccess = toast.severity === 'success';
  return (
    <Portal key={toast.id}>
      <Snackbar
        open
        autoHideDuration={isSuccess ? SUCCESS_MS : null}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') onClose();
        }}
      >
        <Alert
          severity={toast.severity}
          variant="outlined"
          role={isSuccess ? 'status' : 'alert'}
          closeText="Закрыть"
          onClose={onClose}
          sx={{ bgcolor: 'background.paper', boxShadow: 6, alignItems: 'center' }}
        >
          {toast.text}
        </Alert>
      </Snackbar>
    </Portal>
  );
}
