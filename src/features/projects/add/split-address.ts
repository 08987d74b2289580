import type { ClipboardEvent, FocusEvent } from 'react';
import { parseRepositoryAddress, type RepositoryAddress } from '@/lib/repository-address';

/** Names in which the browser has nothing to correct. */
export const NO_WORD = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;

/**
 * Handlers of the fields of owner and name of a repository, or of what is around them: an address that is
 * pasted fills both; one that was dropped or typed does when the field is left.
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
