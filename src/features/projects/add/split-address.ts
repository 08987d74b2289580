import type { ClipboardEvent, FocusEvent } from 'react';
import { parseRepositoryAddress, type RepositoryAddress } from '@/lib/repository-address';

/** Attributes of a field for a name: the browser suggests, capitalizes and corrects nothing. */
export const NO_WORD = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/**
 * Handlers for the fields of a repository's owner and name, or for an element around them: a pasted address
 * fills both at once, a typed or dropped one on blur.
 */
export function splitAddress(fill: (address: RepositoryAddress) => void) {
  function fillFrom(text: string): boolean {
    const address = parseRepositoryAddress(text);
    if (address) fill(address);
    return address !== undefined;
  }
  return {
    onPaste: (event: ClipboardEvent) => {
      if (fillFrom(event.clipboardData.getData('text/plain'))) event.preventDefault();
    },
    onBlur: ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement) fillFrom(target.value);
    },
  };
}
