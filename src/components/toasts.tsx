import { type MutationCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './button';
import styles from './toasts.module.css';

/** How long a success stays; a failure stays until it is dismissed. Milliseconds. */
const SUCCESS_MS = 8_000;

interface Toast {
  id: number;
  isSuccess: boolean;
  text: string;
}

/**
 * Tells what came of an action whose mutation has a message for it (spec §8), on whichever page the
 * professor is when the answer comes. The newest takes the place of the last; Escape closes it too.
 */
export function Toasts() {
  const client = useQueryClient();
  const [toast, setToast] = useState<Toast>();
  const hear = useEffectEvent((event: MutationCacheNotifyEvent) => {
    const text = messageOf(event);
    if (text === undefined) return;
    const isSuccess = event.mutation?.state.status === 'success';
    setToast({ id: (toast?.id ?? 0) + 1, isSuccess, text });
  });
  useEffect(() => {
    return client.getMutationCache().subscribe((event) => {
      // The cache also tells of observers, while the components that have them render.
      if (event.type === 'updated') hear(event);
    });
  }, [client]);
  useEffect(() => {
    if (!toast?.isSuccess) return undefined;
    const timer = setTimeout(() => setToast(undefined), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  useEffect(() => {
    if (!toast) return undefined;
    // An open dialog or list keeps the key to itself: it lies nearer.
    const closeByKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) setToast(undefined);
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [toast]);

  if (!toast) return null;
  // Put beside the dialogs anew each time: an open dialog hides from assistive tools only what was
  // there before it.
  return createPortal(
    <div
      key={toast.id}
      role={toast.isSuccess ? 'status' : 'alert'}
      className={`${styles.toast} ${toast.isSuccess ? styles.success : styles.failure}`}
    >
      <span className={styles.text}>{toast.text}</span>
      <IconButton icon="close" label="Закрыть" size="row" onClick={() => setToast(undefined)} />
    </div>,
    document.body,
  );
}

function messageOf(event: MutationCacheNotifyEvent): string | undefined {
  if (event.type !== 'updated') return undefined;
  const { action, mutation } = event;
  if (action.type === 'success') return mutation.meta?.successMessage;
  if (action.type !== 'error') return undefined;
  const message = mutation.meta?.errorMessage;
  const error: unknown = action.error;
  if (typeof message !== 'function') return message;
  return message(error instanceof Error ? error : new Error(String(error)));
}
