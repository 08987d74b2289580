/*
 * An inline script in the head of index.html. It starts the first reads of the page, marks the document with the colour
 * scheme, the session and the page, by which CSS shows parts of the prerendered frame, and fetches the page's files.
 */
import { startEarlyCall } from '@/api/early-calls';
import { readKeptToken } from '@/api/session-cookie';
import { apiUrl } from '@/api/transport';
import { showColorMode, switchColorMode } from '@/lib/color-mode';
import { matchRoute } from '@/lib/match-route';
import { firstReads } from '@/routes/-first-reads';
import { address } from './address';
import { framePage, isDrawnEarly } from './frame-page';
import { trustLittle } from './trusted-types';

/** The files of the pages, and that of the early list (scripts/prerendered-frame.ts). */
declare const PAGES: NonNullable<typeof window.pages>;
declare const EARLY: string;

const { search } = window.location;
const { dataset } = document.documentElement;

trustLittle();
const token = readKeptToken();
if (token !== undefined) startFirstReads(token);

const page = framePage(token !== undefined, address, search);
dataset['who'] = token === undefined ? 'visitor' : 'member';
dataset['page'] = page;
showColorMode();

// The build replaces each PAGES by the whole table: name it once.
const pages = PAGES;
window.pages = pages;
// A visitor of a protected page is led to /login.
const route = matchRoute(
  pages.byAddress.map(([pattern]) => pattern),
  page === 'login' ? '/login' : address,
)?.route;
const [, places = []] = pages.byAddress.find(([pattern]) => pattern === route) ?? [];
for (const place of places) appendLink({ rel: 'modulepreload', href: pages.files[place] });
if (isDrawnEarly(page)) appendLink({ rel: 'modulepreload', href: EARLY });

// Make the theme button work before React mounts.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('#prerendered [aria-pressed]')) switchColorMode();
});

function startFirstReads(session: string) {
  const calls = firstReads(address, search).reads.map((read) => ({
    ...read,
    url: apiUrl(read.path, read.search),
  }));
  connectTo(calls[0]?.url);
  for (const { url, jsonContentType } of calls) startEarlyCall(url, session, jsonContentType);
}

/**
 * Opens a connection with credentials to another origin. The browser sends the preflight of a call on a
 * connection without credentials; this one, which the call itself needs, is opened in parallel.
 */
function connectTo(url: string | undefined) {
  const origin = url && new URL(url).origin;
  if (!origin || origin === window.location.origin) return;
  appendLink({ rel: 'preconnect', href: origin, crossOrigin: 'use-credentials' });
}

function appendLink(attributes: { rel: string; href: string | undefined; crossOrigin?: string }) {
  document.head.append(
    Object.assign(document.createElement('link'), { crossOrigin: '', ...attributes }),
  );
}
