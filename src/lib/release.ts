import { loadDocument } from './own-reload';
import { tabStore } from './storage';

/*
 * The app comes in parts, each a file with a hash in its name. A part that cannot be had is missing
 * for want of a network, or because a release has taken the files of this page away.
 */

const MISSING = 'MissingPart';
/**
 * How the build names the entry (scripts/prerendered-frame.ts); reading a text as a document is what
 * its policy refuses.
 */
const ENTRY = /<link id="entry"[^>]* href="([^"]+)"/;
const RELOADED_FOR = 'reloaded-for-release';

/** Whether the error says that a part of the app could not be fetched. */
export function isMissingPart(error: unknown): error is Error {
  return error instanceof Error && error.name === MISSING;
}

/**
 * Names the failures of dynamic imports as such. The router knows them by the browser's own words,
 * and then loads the document anew on its own, which without a network leaves no page at all.
 */
export function nameMissingParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      // As long as it stands there, a style sheet that failed is not asked for again.
      if (payload.message.includes(link.href)) link.remove();
    }
    payload.name = MISSING;
    payload.message = `A part of the app is missing: ${payload.message}`;
  });
}

/**
 * Loads the document anew if another release than this page's is being served, once for each; drafts
 * outlive that (decisions §4). Called when a missing part is wanted, not when it is only prefetched.
 *
 * @returns whether the document is about to go.
 */
export async function reloadAfterRelease(): Promise<boolean> {
  const served = await servedEntry();
  const isOld = served !== undefined && served !== ownEntry();
  if (!isOld || tabStore.get(RELOADED_FOR) === served) return false;
  tabStore.set(RELOADED_FOR, served);
  loadDocument();
  return true;
}

/** The entry script that the server hands out now; `undefined` when it cannot be learnt. */
async function servedEntry(): Promise<string | undefined> {
  try {
    const response = await fetch('/', { cache: 'no-store' });
    if (!response.ok) return undefined;
    const page = await response.text();
    // The login page of a hotel's network is no release.
    return page.includes('<meta name="api-host"') ? ENTRY.exec(page)?.[1] : undefined;
  } catch {
    return undefined;
  }
}

function ownEntry(): string | undefined {
  return document.getElementById('entry')?.getAttribute('href') ?? undefined;
}
