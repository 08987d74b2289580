import { useEffect, useRef } from 'react';
import { Button } from './button';
import styles from './missing-part.module.css';
import { Notice } from './notice';

interface MissingPartProps {
  onRetry: () => void;
}

/** Says that a part of the page could not be fetched, where it would stand. */
export function MissingPart({ onRetry }: MissingPartProps) {
  return (
    <Notice
      tint="danger"
      role="alert"
      actions={
        <Button variant="outlined" onClick={onRetry}>
          Повторить
        </Button>
      }
    >
      Не удалось загрузить
    </Notice>
  );
}

/** The same for a dialog: what it is made of is missing as well, so the browser's own takes its place. */
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
