import type { DialogLife } from '@/components/use-dialog';
import { KeysDialog } from './keys-dialog';
import { QuickDialog } from './quick-dialog';

interface QuickDialogsProps extends DialogLife {
  kind: 'jump' | 'keys';
  onShow: (kind: 'jump' | 'keys') => void;
}

/** The quick jump, or the list of keys, which is also one of its items. */
export function QuickDialogs({ kind, onShow, ...life }: QuickDialogsProps) {
  return kind === 'keys' ? (
    <KeysDialog {...life} />
  ) : (
    <QuickDialog {...life} onKeys={() => onShow('keys')} />
  );
}
