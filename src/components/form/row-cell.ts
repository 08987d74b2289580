import type { ClipboardEvent } from 'react';
import { blockIn } from '@/lib/pasted-lines';

/** Props of the field in a cell of `RowsTable`; `onBlock` is called when a block of cells is pasted into it. */
export function rowCell(value: string, onBlock: (text: string) => void) {
  return {
    labelAt: 'hidden' as const,
    size: 'row' as const,
    value,
    onPaste: (event: ClipboardEvent) => {
      const block = blockIn(event.clipboardData);
      if (block === undefined) return;
      event.preventDefault();
      onBlock(block);
    },
  };
}
