/**
 * The address if it is an absolute `http:` or `https:` one, otherwise `undefined`: no other link
 * that comes from data is ever followed (decisions §2.17).
 */
export function httpLink(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  return /^https?:$/.test(new URL(address).protocol) ? address : undefined;
}

/** The path if it stays inside the app, otherwise `/` (decisions §2.5). */
export function safeRedirect(path: string | undefined): string {
  if (!path?.startsWith('/') || !URL.canParse(path, window.location.origin)) return '/';
  const url = new URL(path, window.location.origin);
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : '/';
}
