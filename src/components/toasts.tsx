import { type MutationCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { TOASTS_PLACE, ToastBox } from './toast-box';
import styles from './toast-box.module.css';

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

interface ToastsProps {
  renderNotes: (error: Error) => ReactNode;
}

/**
 * Toasts for mutations with messages (spec §8), on whichever page the professor is when the answer arrives;
 * the newest three, newest last. A success goes by itself, a failure stays until it is closed.
 */
export function Toasts({ renderNotes }: ToastsProps) {
  const client = useQueryClient();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const addMessageOf = useEffectEvent((event: MutationCacheNotifyEvent) => {
    const text = messageOf(event);
    if (text === undefined) return;
    lastId.current += 1;
    const error: unknown = event.mutation?.state.error;
    const notes = error instanceof Error && renderNotes(error);
    const toast = { id: lastId.current, isSuccess: !error, text, notes };
    setToasts((current) => [...current, toast]);
  });
  useEffect(() => {
    return client.getMutationCache().subscribe((event) => {
      // The cache also reports observers, during rendering.
      if (event.type === 'updated') addMessageOf(event);
    });
  }, [client]);

  const place = useRef<HTMLDivElement>(null);
  useRoomForToasts(place);
  return createPortal(
    <div ref={place} id={TOASTS_PLACE} className={styles.place}>
      {toasts.length > 0 && (
        <ToastStack
          toasts={toasts.slice(-MOST_SHOWN)}
          onClose={(id) => setToasts((current) => current.filter((toast) => toast.id !== id))}
        />
      )}
    </div>,
    document.body,
  );
}

interface ToastStackProps {
  /** Newest last. */
  toasts: readonly Toast[];
  onClose: (id: number) => void;
}

/** Timers pause while a toast is hovered or focused; Escape closes the newest. */
function ToastStack({ toasts, onClose }: ToastStackProps) {
  const stack = useRef<HTMLDivElement>(null);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const newestId = toasts.at(-1)?.id;
  const close = (id: number) => {
    // A removed button fires no blur.
    setHasFocus(false);
    onClose(id);
  };
  const closeByKey = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    // An open dialog or list handles the key first.
    if (key === 'Escape' && !defaultPrevented && newestId !== undefined) close(newestId);
  });
  useEffect(() => {
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, []);
  useEffect(() => {
    // An opening dialog hides existing elements from assistive tools, but a new message must be announced.
    if (newestId !== undefined) stack.current?.parentElement?.removeAttribute('aria-hidden');
  }, [newestId]);

  return (
    <div
      ref={stack}
      className={styles.stack}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {toasts.map((toast) => (
        <ToastMessage
          key={toast.id}
          toast={toast}
          isPaused={isPointedAt || hasFocus}
          onClose={() => close(toast.id)}
        />
      ))}
    </div>
  );
}

/** Tells dialogs and the page how high the toasts reach, so that these end above them (theme.ts). */
function useRoomForToasts(place: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      if (!place.current?.hasChildNodes()) {
        style.removeProperty('--toasts-height');
        return;
      }
      const { top } = place.current.getBoundingClientRect();
      style.setProperty('--toasts-height', `${Math.ceil(window.innerHeight - top)}px`);
    };
    window.addEventListener('resize', measure);
    const observer = new MutationObserver(measure);
    if (place.current) observer.observe(place.current, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      style.removeProperty('--toasts-height');
    };
  }, [place]);
}

interface ToastMessageProps {
  toast: Toast;
  isPaused: boolean;
  onClose: () => void;
}

function ToastMessage({ toast, isPaused, onClose }: ToastMessageProps) {
  const { isSuccess, text, notes } = toast;
  const closeByItself = useEffectEvent(onClose);
  const isTimed = isSuccess && !isPaused;
  useEffect(() => {
    if (!isTimed) return undefined;
    const timer = setTimeout(() => closeByItself(), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [isTimed]);
  return (
    <ToastBox isSuccess={isSuccess} onClose={onClose}>
      <p>{text}</p>
      {notes}
    </ToastBox>
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
