import { firstReads } from './first-reads';

/**
 * What the prerendered frame shows in its content: the head of the list of projects, a form for who is not
 * signed in, or a spinner. A page that reads something is a protected one, which leads a visitor to the
 * login page.
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
