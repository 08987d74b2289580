/*
 * An inline script in the head of index.html. Before the first paint it marks the document with the colour
 * scheme, the session and the page, by which CSS shows parts of the prerendered frame, and it starts the
 * first reads of the page.
 */
import { startEarlyCall } from '@/api/early-calls';
import { readToken } from '@/api/session-cookie';
import { apiUrl } from '@/api/transport';
import { showColorMode, switchColorMode } from '@/lib/color-mode';
import { showFetchedFont } from '@/lib/font';
import { firstReads } from '@/routes/-first-reads';
import { address } from './address';
import { framePage } from './frame-page';
import { trustLittle } from './trusted-types';

trustLittle();
showColorMode();
showFetchedFont();

const { search } = window.location;
const token = readToken();
const { dataset } = document.documentElement;

dataset['who'] = token === undefined ? 'visitor' : 'member';
dataset['page'] = framePage(token !== undefined, address, search);

if (token !== undefined) {
  const calls = firstReads(address, search).reads.map((read) => ({
    ...read,
    url: apiUrl(read.path, read.search),
  }));
  connectTo(calls[0]?.url);
  for (const { url, jsonContentType } of calls) startEarlyCall(url, token, jsonContentType);
}

// Make the theme button work before React mounts.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('#prerendered [aria-pressed]')) switchColorMode();
});

/**
 * Opens a connection with credentials to another origin. The browser sends the preflight of a call on a
 * connection without credentials; this one, which the call itself needs, is opened in parallel.
 */
function connectTo(url: string | undefined) {
  const origin = url && new URL(url).origin;
  if (!origin || origin === window.location.origin) return;
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.crossOrigin = 'use-credentials';
  link.href = origin;
  document.head.append(link);
}
