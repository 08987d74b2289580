import { loadDocumentFor } from './own-reload';

/*
 * The app is split into files with hashed names. One that fails to load is missing because of the network,
 * or because a new release has removed the files of this page.
 */

/** Name of the error for a part that failed to load (lib/import-part.ts). */
export const MISSING_PART = 'MissingPart';
/**
 * Pattern of the entry's file name (scripts/prerendered-frame.ts). Trusted Types forbid parsing the HTML as
 * a document.
 */
const ENTRY = /<link id="entry"[^>]* href="([^"]+)"/;

/** Whether the error means that a file of the app could not be fetched. */
export function isMissingPart(error: unknown): error is Error {
  return error instanceof Error && error.name === MISSING_PART;
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
