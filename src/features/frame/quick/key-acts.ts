import { areSingleKeysOn } from '@/lib/single-keys';

/**
 * What a global key opens, in any keyboard layout: the quick jump or the list of keys. Keys are ignored while
 * a dialog is open, and single keys also while the user types.
 */
export function keyActOf(event: KeyboardEvent): 'jump' | 'keys' | undefined {
  const { code, key, ctrlKey, metaKey, altKey, target } = event;
  if (altKey || document.querySelector('[role="dialog"]')) return undefined;
  if (ctrlKey || metaKey) return code === 'KeyK' ? 'jump' : undefined;
  return key === '?' && !isTypedInto(target) && areSingleKeysOn() ? 'keys' : undefined;
}

/** Whether the element uses typed characters; a select does, to choose an option. */
function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select');
}
