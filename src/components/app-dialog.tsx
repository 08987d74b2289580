import { type ComponentType, useEffect, useRef } from 'react';
import { reloadIfServed } from '@/lib/missing-parts';
import styles from './app-dialog.module.css';
import { Button } from './button';
import { FailedRead } from './failed-read';
import { type LazyPart, lazyPart } from './lazy-part';
import { Spinner } from './spinner';
import type { DialogLife } from './use-dialog';

/** Shown in place of a dialog whose code is loading or could not be loaded. */
const IN_PLACE = {
  renderFallback: ({ open }: DialogLife) =>
    open && (
      <div className={styles.loading}>
        <Spinner />
      </div>
    ),
  renderMissing: ({ open, onClose, onExited }: DialogLife) =>
    open && (
      <MissingDialog
        onClose={() => {
          onClose();
          onExited?.();
        }}
      />
    ),
};

/**
 * A dialog named by its title; closed by Escape, and by a click on the backdrop unless it is static. Its
 * frame, which brings MUI (38 KiB), is loaded here, so that every other part of a dialog is an ordinary component.
 */
export const AppDialog = lazyPart(
  async () => (await import('./mui/dialog-frame')).DialogFrame,
  IN_PLACE,
);

/** Props of a button that opens a dialog: the frame is fetched before it is pressed. */
export const OPENS_DIALOG = { onPointerEnter: AppDialog.preload, onFocus: AppDialog.preload };

/** A dialog with much that its page lacks, such as a form: its own code is lazy too. */
export function lazyDialog<Props extends DialogLife>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  return lazyPart(() => {
    void AppDialog.preload();
    return load();
  }, IN_PLACE);
}

/** A native one, since the dialog's own code is missing. */
function MissingDialog({ onClose }: Pick<DialogLife, 'onClose'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.missing} aria-label="Ошибка загрузки" onClose={onClose}>
      <FailedRead isAlert onRetry={reloadIfServed} />
      <Button onClick={() => dialog.current?.close()}>Закрыть</Button>
    </dialog>
  );
}
