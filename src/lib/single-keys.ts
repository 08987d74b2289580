import { browserStore } from './storage';

/*
 * Single-key shortcuts can be turned off: users of speech input trigger them by accident (WCAG 2.1.4).
 */
const NAME = 'single-keys';

/** Whether single-key shortcuts are on in this browser (the default). */
export function areSingleKeysOn(): boolean {
  return browserStore.get(NAME) !== 'off';
}

/** Turns all of them on or off. */
export function turnSingleKeys(isOn: boolean): void {
  if (isOn) browserStore.remove(NAME);
  else browserStore.set(NAME, 'off');
}
