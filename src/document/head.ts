/*
 * A script in the head of index.html, before anything is painted: tells the prerendered frame who is
 * there and what page is meant, and starts what the first screen waits for.
 */
import { apiUrl, startEarlyCall } from '@/api/early-calls';
import { readToken } from '@/api/token-cookie';
import { switchColorMode } from '@/lib/color-mode';
import { firstReads } from './first-reads';
import { trustLittle } from './trusted-types';

trustLittle();

const { pathname, search } = window.location;
const address = pathname.replace(/(.)\/+$/, '$1');
const token = readToken();
const { dataset } = document.documentElement;

dataset['who'] = token === undefined ? 'visitor' : 'member';
dataset['page'] = token !== undefined && address === '/projects' ? 'projects' : 'other';

if (token !== undefined) {
  for (const read of firstReads(address, search)) {
    startEarlyCall(apiUrl(read.path, read.search), token);
  }
}

// Before the app has come, too: what is pressed does something.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('#prerendered nav button')) switchColorMode();
});
