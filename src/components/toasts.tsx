import { type MutationCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classes } from '@/lib/classes';
import { IconButton } from './button';
import shared from './shared.module.css';
import styles from './toasts.module.css';

/** How long a success stays, in milliseconds; failures stay until dismissed. */
const SUCCESS_MS = 8_000;

/** Toasts shown at once. */
const MOST_SHOWN = 3;

interface Toast {
  id: number;
  isSuccess: boolean;
  text: string;
  /** Details of a failure below its message. */
  notes: ReactNode;
}

/**
 * Toasts for mutations with messages (spec §8), on whichever page the professor is when the answer arrives;
 * the newest three, newest last. A success goes by itself, unless the pointer or the focus is on the toasts; a failure
 * stays until it is closed. Escape closes the newest.
 */
export function Toasts({ renderNotes }: { renderNotes: (error: Error) => ReactNode }) {
  const client = useQueryClient();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const place = useRef<HTMLDivElement>(null);

  const addMessageOf = useEffectEvent((event: MutationCacheNotifyEvent) => {
    const text = messageOf(event);
    if (text === undefined) return;
    lastId.current += 1;
    const error: unknown = event.mutation?.state.error;
    const notes = error instanceof Error && renderNotes(error);
    const toast = { id: lastId.current, isSuccess: !error, text, notes };
    setToasts((current) => [...current, toast]);
    // An opening dialog hides existing elements from assistive tools, but a new message must be announced.
    place.current?.removeAttribute('aria-hidden');
  });
  const close = (id: number) => setToasts((current) => current.filter((toast) => toast.id !== id));
  const closeByKey = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    const newest = toasts.at(-1);
    // An open dialog or list handles the key first.
    if (key === 'Escape' && !defaultPrevented && newest) close(newest.id);
  });
  useEffect(() => {
    document.addEventListener('keydown', closeByKey);
    const unsubscribe = client.getMutationCache().subscribe((event) => {
      // The cache also reports observers, during rendering.
      if (event.type === 'updated') addMessageOf(event);
    });
    return () => {
      document.removeEventListener('keydown', closeByKey);
      unsubscribe();
    };
  }, [client]);

  return createPortal(
    <div ref={place} className={styles.place}>
      {toasts.slice(-MOST_SHOWN).map(({ id, isSuccess, text, notes }) => (
        <ToastBox key={id} isSuccess={isSuccess} onClose={() => close(id)}>
          <p>{text}</p>
          {notes}
        </ToastBox>
      ))}
    </div>,
    document.body,
  );
}

interface ToastBoxProps {
  isSuccess: boolean;
  onClose: () => void;
  children: ReactNode;
}

function ToastBox({ isSuccess, onClose, children }: ToastBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const closeByItself = useEffectEvent(() => {
    const toasts = box.current?.parentElement;
    // Someone reads the toasts, or is about to close one.
    if (toasts?.matches(':hover') || toasts?.contains(document.activeElement)) return;
    onClose();
  });
  useEffect(() => {
    if (!isSuccess) return undefined;
    const timer = setInterval(() => closeByItself(), SUCCESS_MS);
    return () => clearInterval(timer);
  }, [isSuccess]);
  return (
    <div
      ref={box}
      role={isSuccess ? 'status' : 'alert'}
      className={classes(styles.toast, isSuccess ? shared.good : shared.bad)}
    >
      <div>{children}</div>
      <IconButton icon="close" label="Закрыть" size="row" onClick={onClose} />
    </div>
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
