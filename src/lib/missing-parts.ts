import { loadDocument } from './own-reload';

/*
 * The app is split into files with hashed names. One that fails to load is missing because of the network,
 * or because a new release has removed the files of this page: a reload helps with both.
 */

/** Name of the error for a part that failed to load. */
const MISSING_PART = 'MissingPart';

/**
 * Marks the errors of Vite's loader, so that `isMissingPart` recognises them. Also replaces their messages: the
 * router recognises the browsers' own and reloads the document, which without a network leaves no page at all.
 */
export function markMissingParts(): void {
  window.addEventListener('vite:preloadError', ({ payload: error }) => {
    if (error.name === MISSING_PART) return;
    error.name = MISSING_PART;
    error.message = `A part of the app is missing: ${error.message}`;
  });
}

/** Whether the error means that a file of the app could not be fetched. */
export function isMissingPart(error: unknown): error is Error {
  return error instanceof Error && error.name === MISSING_PART;
}

/**
 * Reloads the document to load a missing part, if the server answers: in Firefox and Safari a document never
 * requests a failed module again. Drafts survive (decisions §4).
 */
export async function reloadIfServed(): Promise<void> {
  const isServed = await fetch('/', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isServed) return;
  await fetchPreloaded();
  loadDocument();
}

/** Fetches the preloaded files: WebKit remembers that a preload failed, and the next document would not ask again. */
async function fetchPreloaded(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  await Promise.allSettled(
    [...links].map(async ({ href }) => {
      const response = await fetch(href);
      await response.arrayBuffer();
    }),
  );
}
