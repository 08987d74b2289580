import { loadDocument } from './own-reload';
import { tabStore } from './storage';

/*
 * The app is split into files with hashed names. One that fails to load is missing because of the network,
 * or because a new release has removed the files of this page.
 */

const MISSING = 'MissingPart';
/**
 * Pattern of the entry's file name (scripts/prerendered-frame.ts). Trusted Types forbid parsing the HTML as
 * a document.
 */
const ENTRY = /<link id="entry"[^>]* href="([^"]+)"/;
const RELOADED_FOR = 'reloaded-for-release';

/** Whether the error means that a file of the app could not be fetched. */
export function isMissingPart(error: unknown): error is Error {
  return error instanceof Error && error.name === MISSING;
}

/**
 * Gives failed dynamic imports a recognisable error. The router recognises the browsers' own messages and
 * then reloads the document, which without a network leaves no page at all.
 */
export function nameMissingParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      // A failed style sheet is requested again only after its link is removed.
      if (payload.message.includes(link.href)) link.remove();
    }
    payload.name = MISSING;
    payload.message = `A part of the app is missing: ${payload.message}`;
  });
}

/**
 * Reloads the document if the server has a newer release than this page, once per release; drafts survive
 * (decisions §4). Called when a missing file is needed, not when it is prefetched.
 *
 * @returns whether a reload has started.
 */
export async function reloadAfterRelease(): Promise<boolean> {
  const served = await servedEntry();
  const isOld = served !== undefined && served !== ownEntry();
  if (!isOld || tabStore.get(RELOADED_FOR) === served) return false;
  tabStore.set(RELOADED_FOR, served);
  loadDocument();
  return true;
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
