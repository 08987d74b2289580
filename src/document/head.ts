/*
 * A script in the head of index.html, before anything is painted: tells the prerendered frame whether
 * it is light or dark, who is there and what page is meant, and starts what the first screen waits for.
 */
import { startEarlyCall } from '@/api/early-calls';
import { readToken } from '@/api/session-cookie';
import { apiUrl } from '@/api/transport';
import { showColorMode, switchColorMode } from '@/lib/color-mode';
import { showFetchedFont } from '@/lib/font';
import { address } from './address';
import { firstReads } from './first-reads';
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
  const urls = firstReads(address, search).map((read) => apiUrl(read.path, read.search));
  connectTo(urls[0]);
  for (const url of urls) startEarlyCall(url, token);
}

// Before the app has come, too: what is pressed does something.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('#prerendered nav button')) switchColorMode();
});

/**
 * Another origin is asked for leave before each call, on a connection without cookies: the one with
 * them, which the call itself needs, is made meanwhile.
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
