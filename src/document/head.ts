/*
 * A script in the head of index.html, before anything is painted: tells the prerendered frame who is
 * there and what page is meant, and starts what the first screen waits for.
 */
import { apiUrl, startEarlyCall } from '@/api/early-calls';
import { readToken } from '@/api/token-cookie';
import { firstReads } from './first-reads';
import { trustLittle } from './trusted-types';

/** The files of the build (scripts/prerendered-frame.ts). */
declare const PAGES: NonNullable<typeof window.pages>;

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

// The build writes the list wherever its name stands: once.
const pages = PAGES;
window.pages = pages;
const [, places = []] =
  pages.byAddress.find(([path]) =>
    new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`).test(address),
  ) ?? [];
for (const place of places) {
  const file = pages.files[place] ?? '';
  const link = document.createElement('link');
  const isStyle = file.endsWith('.css');
  link.rel = isStyle ? 'preload' : 'modulepreload';
  if (isStyle) link.as = 'style';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}
