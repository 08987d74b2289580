import { useEffect } from 'react';
import { lazyDialog } from '@/components/lazy-part';
import { useDialog } from '@/components/use-dialog';
import { QuickButton } from './quick-button';
import { isQuickJumpKey } from './quick-jump-key';

const QuickDialog = lazyDialog(async () => (await import('./quick-dialog')).QuickDialog, {
  mui: true,
});

/** The quick jump, opened by a button of the navigation bar or Ctrl+K. */
export function QuickJump() {
  const { shown, show } = useDialog();
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
      {shown && <QuickDialog key={shown.id} {...shown.life} />}
    </>
  );
}
