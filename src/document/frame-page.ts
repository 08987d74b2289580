import { firstReads } from './first-reads';

/**
 * What the prerendered frame shows as its content: the heading of the list of projects, a form for visitors,
 * or a spinner. Pages with first reads are protected, so a visitor sees the login form there.
 */
export function framePage(
  isSignedIn: boolean,
  pathname: string,
  search: string,
): 'projects' | 'login' | 'register' | 'other' {
  if (isSignedIn) return pathname === '/projects' ? 'projects' : 'other';
  if (pathname === '/register') return 'register';
  const isLogin = pathname === '/login' || firstReads(pathname, search).length > 0;
  return isLogin ? 'login' : 'other';
}
