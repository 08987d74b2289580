import { areSingleKeysOn } from '@/lib/single-keys';

/**
 * What a key of the whole app opens, in any layout: the quick jump, or the list of keys. Nothing in front of
 * a dialog; a key that acts alone nothing while one types.
 */
export function keyActOf(event: KeyboardEvent): 'jump' | 'keys' | undefined {
  const { code, key, ctrlKey, metaKey, altKey, target } = event;
  if (altKey || document.querySelector('[role="dialog"]')) return undefined;
  if (ctrlKey || metaKey) return code === 'KeyK' ? 'jump' : undefined;
  return key === '?' && !isTypedInto(target) && areSingleKeysOn() ? 'keys' : undefined;
}

/** A select takes letters too: they choose among its options. */
function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select');
}
