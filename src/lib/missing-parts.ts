import { appendLink } from './append-link';
import { loadDocument, loadDocumentFor } from './own-reload';

/*
 * The app is split into files with hashed names. One that fails to load is missing because of the network,
 * or because a new release has removed the files of this page.
 */

/** Name of the error for a part that failed to load. */
const MISSING_PART = 'MissingPart';
/** Pause before a lost style sheet is requested again, milliseconds. */
const STYLES_PAUSE_MS = 3_000;
/**
 * Pattern of the entry's file name (scripts/prerendered-frame.ts). Trusted Types forbid parsing the HTML as
 * a document.
 */
const ENTRY = /<link id="entry"[^>]* href="([^"]+)"/;

/**
 * Marks the errors of Vite's loader, so that `isMissingPart` recognises them. Also replaces their messages: the
 * router recognises the browsers' own and reloads the document, which without a network leaves no page at all.
 */
export function markMissingParts(): void {
  window.addEventListener('vite:preloadError', ({ payload: error }) => {
    if (error.name === MISSING_PART) return;
    const [styles] = /\/assets\/[^/]+\.css$/.exec(error.message) ?? [];
    const selector = `link[rel="stylesheet"][href$="${styles}"]`;
    const link = document.querySelector<HTMLLinkElement>(selector);
    if (link) requestAgain(link);
    error.name = MISSING_PART;
    error.message = `A part of the app is missing: ${error.message}`;
  });
}

/**
 * Requests a style sheet that failed until it loads: Vite requests it only once, and would show the part without
 * its styles when it is opened the next time.
 */
function requestAgain(link: HTMLLinkElement): void {
  setTimeout(() => {
    link.remove();
    const next = appendLink({ rel: 'stylesheet', href: link.href });
    next.addEventListener('error', () => requestAgain(next));
  }, STYLES_PAUSE_MS);
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
  if ((await servedEntry()) === undefined) return;
  await fetchPreloaded();
  loadDocument();
}

/**
 * Fetches the preloaded files that are not in the browser's cache: WebKit remembers that a preload failed, and
 * would not request the file in the next document either.
 */
async function fetchPreloaded(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  await Promise.allSettled(
    [...links].map(async ({ href }) => {
      const response = await fetch(href);
      await response.arrayBuffer();
    }),
  );
}

/**
 * Reloads the document if the server has a newer release than this page, once per release; drafts survive
 * (decisions §4). Called when a missing file is needed, not when it is prefetched.
 *
 * @returns whether a reload has started.
 */
export async function reloadAfterRelease(): Promise<boolean> {
  const served = await servedEntry();
  return served !== undefined && served !== ownEntry() && loadDocumentFor(served);
}

/** The entry script of the current release; `undefined` if it cannot be determined. */
async function servedEntry(): Promise<string | undefined> {
  try {
    const response = await fetch('/', { cache: 'no-store' });
    if (!response.ok) return undefined;
    const page = await response.text();
    // A captive portal's login page is no release.
    return page.includes('<meta name="api-host"') ? ENTRY.exec(page)?.[1] : undefined;
  } catch {
    return undefined;
  }
}

function ownEntry(): string | undefined {
  return document.getElementById('entry')?.getAttribute('href') ?? undefined;
}
