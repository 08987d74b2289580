import type { ClipboardEvent, FocusEvent } from 'react';
import { typeOver } from '@/components/form/type-over';
import { parseRepositoryAddress } from '@/lib/repository-address';

/** Attributes of a field for a name: the browser suggests, capitalizes and corrects nothing. */
export const NO_WORD = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/**
 * Props of an element around the fields of a repository's owner and name: a pasted address fills both at once, a typed
 * or dropped one when its field is left.
 */
export const SPLITS_ADDRESS = {
  onPaste: (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (split(text, event.currentTarget)) event.preventDefault();
  },
  onBlur: ({ target, currentTarget, relatedTarget }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || !split(target.value, currentTarget)) return;
    // Filling the fields has taken the focus from where it was going.
    if (relatedTarget instanceof HTMLElement) relatedTarget.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** Fills both fields if the text is an address; returns whether it is. */
function split(text: string, fields: Element): boolean {
  const address = parseRepositoryAddress(text);
  const [owner, name] = fields.querySelectorAll('input');
  if (!address || !owner || !name) return false;
  typeOver(owner, address.owner);
  typeOver(name, address.name);
  return true;
}
