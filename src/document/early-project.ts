import { projectTheme } from '@/schemas/project';

/**
 * Writes the theme of a project into the heading of the prerendered frame.
 *
 * @returns whether it was written.
 * @throws {TypeError} if it cannot be read.
 */
export function showEarlyProject(frame: HTMLElement, served: unknown): boolean {
  const place = frame.querySelector('h1 bdi');
  if (place) place.textContent = projectTheme.parse(served);
  return place !== null;
}
