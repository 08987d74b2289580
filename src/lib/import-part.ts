import { loadDocumentFor } from './own-reload';
import { fetchFile, forgetFile } from './part-files';
import { MISSING_PART } from './release';

/** Parts whose `import()` failed although their files had arrived, by the file of the module. */
const refused = new Set<string>();
/** Files that index.html itself loads: the entry, what it imports, and its inlined styles. */
const present = new Set(
  [...document.querySelectorAll('link')].map((link) => link.getAttribute('href')),
);
/** Style sheets added to the document, except those. */
const styles = new Map<string, Promise<void>>();

/**
 * Every dynamic `import()` of the build runs through this (scripts/fetched-imports.ts): fetches the files of the
 * part, trying each one twice, adds its styles to the document, and only then imports the module.
 *
 * If the `import()` itself fails, Firefox and Safari refuse the module for the life of the document. The next
 * attempt fetches the files again and, if the module is refused again, reloads the document once; drafts
 * survive that (decisions §4).
 *
 * @param files the module's own file first, then all that it needs, relative to the base URL.
 * @throws {Error} named `MissingPart` when the part fails to load.
 */
export async function importPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  const addresses = files
    .map((file) => import.meta.env.BASE_URL + file)
    .filter((file) => !present.has(file));
  const [own = ''] = addresses;
  // Read before the import: a page and its loader are imported in parallel, and fail together.
  const wasRefused = refused.has(own);
  try {
    await Promise.all(addresses.map((file) => fetchFile(file).catch(() => fetchAgain(file))));
    await Promise.all(addresses.filter((file) => file.endsWith('.css')).map(applyStyles));
  } catch (error) {
    throw missingPart(error);
  }
  try {
    return await load();
  } catch (error) {
    addresses.forEach(forgetFile);
    if (wasRefused && loadDocumentFor(own)) return new Promise(() => undefined);
    refused.add(own);
    throw missingPart(error);
  }
}

/** Fetches a file past the cache, which may hold a broken answer. */
function fetchAgain(file: string): Promise<void> {
  return fetchFile(file, { cache: 'reload' });
}

/**
 * Adds a style sheet to the document, once; settles when it applies.
 *
 * @throws {TypeError} when it fails to load.
 */
export function applyStyles(file: string): Promise<void> {
  const applying = styles.get(file) ?? appendStyles(file);
  styles.set(file, applying);
  return applying;
}

function appendStyles(file: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = file;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      // A failed style sheet is requested again only after its link is removed.
      link.remove();
      styles.delete(file);
      forgetFile(file);
      reject(new TypeError(`${file} failed to load`));
    });
    document.head.append(link);
  });
}

/**
 * Our own error: the router recognises the browsers' messages and then reloads the document, which without a
 * network leaves no page at all.
 */
function missingPart(cause: unknown): Error {
  const error = new Error(`A part of the app is missing: ${String(cause)}`, { cause });
  error.name = MISSING_PART;
  return error;
}
