import { useEffect } from 'react';
import { lazyDialog } from '@/components/app-dialog';
import { useDialog } from '@/components/use-dialog';
import { QuickButton } from './quick-button';
import { isQuickJumpKey } from './quick-jump-key';

// Saves 14 KiB of the entry, and the text field.
const QuickDialog = lazyDialog(async () => (await import('./quick-dialog')).QuickDialog);

/** The quick jump, opened by a button of the navigation bar or Ctrl+K. */
export function QuickJump() {
  const { render, show } = useDialog();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isQuickJumpKey(event)) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [show]);

  return (
    <>
      <QuickButton
        onPointerEnter={QuickDialog.preload}
        onFocus={QuickDialog.preload}
        onClick={() => show()}
      />
      {render((_, life) => (
        <QuickDialog {...life} />
      ))}
    </>
  );
}
