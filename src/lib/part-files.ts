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
/** Files that failed: requested again past the browser's cache, which may hold a broken answer. */
const failed = new Set<string>();

/**
 * Loads a file of the build into the browser's cache, once; a failed one is requested again by the next
 * call.
 *
 * @throws {TypeError} when it fails to load.
 */
export function fetchFile(file: string, priority: RequestPriority = 'auto'): Promise<void> {
  const known = files.get(file);
  if (known) return known;
  const fetching = read(file, { priority, cache: failed.has(file) ? 'reload' : 'default' });
  files.set(file, fetching);
  fetching.catch(() => distrustFile(file));
  return fetching;
}

/** Makes the next `fetchFile` request the file again, past the browser's cache. */
export function distrustFile(file: string): void {
  files.delete(file);
  failed.add(file);
}

async function read(file: string, options: RequestInit): Promise<void> {
  const response = await fetch(file, options);
  // A captive portal answers every request with its login page.
  const isDocument = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!response.ok || isDocument) throw new TypeError(`${file}: ${response.status}`);
  // The browser caches a response only when its body is read to the end.
  await response.arrayBuffer();
}
