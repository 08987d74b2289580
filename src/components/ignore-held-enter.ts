import type { KeyboardEvent } from 'react';

/**
 * An Enter that is kept down presses nothing but what had the focus at first: it would send a form again, and close the
 * dialog that tells of the outcome before it is read. In a text of several lines it makes lines.
 */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  const isHeld = event.key === 'Enter' && event.repeat;
  if (isHeld && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
}
