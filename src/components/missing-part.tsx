import { useEffect, useRef } from 'react';
import styles from './missing-part.module.css';

interface MissingPartProps {
  onRetry: () => void;
}

/** Says that a part of the page could not be fetched, where it would stand. */
export function MissingPart({ onRetry }: MissingPartProps) {
  return (
    <div role="alert" className={styles.missing}>
      <span>Не удалось загрузить</span>
      <button type="button" className={styles.button} onClick={onRetry}>
        Повторить
      </button>
    </div>
  );
}

/** The same for a dialog: what it is made of is missing as well, so the browser's own takes its place. */
export function MissingDialog({ onRetry, onClose }: MissingPartProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="Ошибка загрузки" onClose={onClose}>
      <MissingPart onRetry={onRetry} />
      <button type="button" className={styles.quiet} onClick={() => dialog.current?.close()}>
        Закрыть
      </button>
    </dialog>
  );
}
