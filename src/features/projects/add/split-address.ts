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
 * or dropped one when its field is left. Undo takes the fields in the opposite order: it begins with the field that has
 * the focus, and does not leave one in which the address stands again.
 */
export const SPLITS_ADDRESS = {
  onPaste: (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const { currentTarget, target } = event;
    if (split(text, currentTarget, (field) => field !== target)) event.preventDefault();
  },
  onBlur: ({ target, currentTarget, relatedTarget }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (!split(target.value, currentTarget, (field) => field === target)) return;
    // Filling the fields has taken the focus from where it was going.
    if (relatedTarget instanceof HTMLElement) relatedTarget.focus();
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** Fills both fields if the text is an address; returns whether it is. */
function split(text: string, fields: Element, isFirst: (field: Element) => boolean): boolean {
  const address = parseRepositoryAddress(text);
  const [owner, name] = fields.querySelectorAll('input');
  if (!address || !owner || !name) return false;
  if (!isFirst(owner)) typeOver(name, address.name);
  typeOver(owner, address.owner);
  if (isFirst(owner)) typeOver(name, address.name);
  return true;
}
