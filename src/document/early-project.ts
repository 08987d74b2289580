import { isRecord } from '@/lib/record';

/**
 * Writes the theme of a project into the heading of the prerendered frame, if the served theme is a text.
 *
 * @returns whether it was written.
 */
export function showEarlyProject(frame: HTMLElement, served: unknown): boolean {
  const place = frame.querySelector('h1 bdi');
  const theme = isRecord(served) ? served['theme'] : undefined;
  if (!place || typeof theme !== 'string') return false;
  place.textContent = theme;
  return true;
}
