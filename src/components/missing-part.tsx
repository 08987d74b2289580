import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createStore } from '@/lib/store';
import { Button } from './button';
import styles from './missing-part.module.css';
import { Notice } from './notice';
import { useStore } from './use-store';

interface MissingPartProps {
  onRetry: () => void | Promise<void>;
}

/** Parts that currently fail to load, the earliest first. */
const missing = createStore<readonly (MissingPartProps & { id: string })[]>([]);

/**
 * Error in the place of a part that could not be loaded. If several are missing, only the first shows it
 * and retries all.
 */
export function MissingPart({ onRetry }: MissingPartProps) {
  const id = useId();
  const [first] = useStore(missing);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const part = { id, onRetry: () => retry() };
    missing.set([...missing.get(), part]);
    return () => missing.set(missing.get().filter((other) => other !== part));
  }, [id]);
  if (first?.id !== id) return null;
  return (
    <MissingNotice
      onRetry={async () => {
        await Promise.all(missing.get().map(async (part) => part.onRetry()));
      }}
    />
  );
}

function MissingNotice({ onRetry }: MissingPartProps) {
  const [isPending, setIsPending] = useState(false);
  async function retry() {
    setIsPending(true);
    await onRetry();
    setIsPending(false);
  }
  return (
    <Notice
      tint="danger"
      role="alert"
      actions={
        <Button variant="outlined" isPending={isPending} onClick={() => void retry()}>
          Повторить
        </Button>
      }
    >
      Не удалось загрузить
    </Notice>
  );
}

/** The same for a dialog: a native one, since the dialog's own code is missing. */
export function MissingDialog({ onRetry, onClose }: MissingPartProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="Ошибка загрузки" onClose={onClose}>
      <MissingNotice onRetry={onRetry} />
      <div className={styles.actions}>
        <Button onClick={() => dialog.current?.close()}>Закрыть</Button>
      </div>
    </dialog>
  );
}
