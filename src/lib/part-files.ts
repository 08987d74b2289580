/*
 * Files of the build that are loaded or loading. They are loaded by `fetch`, and a module is imported only
 * after all of its files have arrived: when `import()` or `<link rel="modulepreload">` fails, Firefox and
 * Safari never request that module again in the same document, Safari not even after a reload.
 */

declare global {
  interface Window {
    /** A promise per file URL. start.ts fills it before the app has loaded. */
    partFiles?: Map<string, Promise<void>>;
  }
}

const files = (window.partFiles ??= new Map<string, Promise<void>>());

/**
 * Loads a file of the build into the browser's cache, once; a failed one is requested again by the next
 * call.
 *
 * @throws {TypeError} when it fails to load.
 */
export function fetchFile(file: string, options?: RequestInit): Promise<void> {
  const known = files.get(file);
  if (known) return known;
  const fetching = read(file, options);
  files.set(file, fetching);
  fetching.catch(() => forgetFile(file));
  return fetching;
}

/** Makes the next `fetchFile` request the file again. */
export function forgetFile(file: string): void {
  files.delete(file);
}

async function read(file: string, options?: RequestInit): Promise<void> {
  const response = await fetch(file, options);
  // A captive portal answers every request with its login page.
  const isDocument = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!response.ok || isDocument) throw new TypeError(`${file}: ${response.status}`);
  // The browser caches a response only when its body is read to the end.
  await response.arrayBuffer();
}
