import { afterPaint } from '@/lib/idle';

/** The longest that the app waits for a paint and for the early data, milliseconds each. */
export const PATIENCE_MS = 1_000;

/** Settles after the next paint, or after a while in a background tab, where nothing is painted. */
export function painted(): Promise<unknown> {
  return new Promise((resolve) => {
    afterPaint(() => resolve(undefined));
    setTimeout(resolve, PATIENCE_MS);
  });
}
