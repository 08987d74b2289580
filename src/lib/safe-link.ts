/** Pages excluded as a return address after login: they would redirect, or sign out. */
const NO_WAY_BACK = ['/login', '/logout', '/register'];

/**
 * The address if it is an absolute `http:` or `https:` one, otherwise `undefined`: no other link from data
 * is followed (decisions §2.17).
 */
export function httpLink(address: string | undefined): string | undefined {
  const url = address ? parseUrl(address) : undefined;
  return url && /^https?:$/.test(url.protocol) ? address : undefined;
}

/** The path if it is inside the app, otherwise `/` (decisions §2.5). */
export function safeRedirect(path: string | undefined): string {
  const { origin } = window.location;
  const url = path?.startsWith('/') ? parseUrl(path, origin) : undefined;
  if (url?.origin !== origin || !isWayBack(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}

/**
 * Parsing leaves `//evil` of `/.//evil`, which becomes another host when parsed again; the router decodes
 * paths and ignores case.
 */
function isWayBack(pathname: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname).toLowerCase();
  } catch {
    return false;
  }
  return !/\/\/|\\|[^\P{Cc}]/u.test(decoded) && !NO_WAY_BACK.includes(decoded.replace(/\/$/, ''));
}

/** Some supported browsers lack `URL.canParse`. */
function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
