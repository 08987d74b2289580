import { useEffect } from 'react';
import { lazyDialog } from '@/components/lazy-part';
import { useDialog } from '@/components/use-dialog';
import { keyActOf } from './key-acts';
import { QuickButton } from './quick-button';

/** Both dialogs in one part, since each leads to the other. */
const QuickDialogs = lazyDialog(async () => (await import('./quick-dialogs')).QuickDialogs, {
  mui: true,
});

/** The quick jump, opened by a button of the navigation bar or Ctrl+K; '?' opens the list of keys. */
export function QuickJump() {
  const { shown, show } = useDialog<'jump' | 'keys'>();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const act = keyActOf(event);
      if (!act) return;
      event.preventDefault();
      show(act);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [show]);

  return (
    <>
      <QuickButton
        onPointerEnter={QuickDialogs.preload}
        onFocus={QuickDialogs.preload}
        onClick={() => show('jump')}
      />
      {shown && <QuickDialogs key={shown.id} {...shown.life} kind={shown.subject} onShow={show} />}
    </>
  );
}
