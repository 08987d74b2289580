import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button';
import styles from './missing-part.module.css';
import { Notice } from './notice';

interface MissingPartProps {
  onRetry: () => unknown;
  /** What failed, where the specification has a sentence for it. */
  children?: ReactNode;
}

/** Error in the place of a part that could not be loaded. */
export function MissingPart({ onRetry, children = 'Не удалось загрузить' }: MissingPartProps) {
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
        <Button size="row" variant="outlined" isPending={isPending} onClick={() => void retry()}>
          Повторить
        </Button>
      }
    >
      {children}
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
      <MissingPart onRetry={onRetry} />
      <div className={styles.actions}>
        <Button onClick={() => dialog.current?.close()}>Закрыть</Button>
      </div>
    </dialog>
  );
}
