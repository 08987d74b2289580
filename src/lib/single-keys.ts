import { browserStore } from './storage';

/* Keys that act alone, without Ctrl, can be turned off: who speaks to the computer types them by chance (WCAG 2.1.4). */
const NAME = 'single-keys';

/** Whether keys act alone in this browser; they do until they are turned off. */
export function areSingleKeysOn(): boolean {
  return browserStore.get(NAME) !== 'off';
}

/** Turns all of them on or off. */
export function turnSingleKeys(isOn: boolean): void {
  if (isOn) browserStore.remove(NAME);
  else browserStore.set(NAME, 'off');
}
