import { firstReads } from '@/routes/-first-reads';

/**
 * What the prerendered frame shows as its content: the heading of the list of projects, the head of a
 * project, the cards of the home page, a form for visitors, or a spinner.
 */
export function framePage(
  isSignedIn: boolean,
  pathname: string,
  search: string,
): 'projects' | 'project' | 'home' | 'login' | 'register' | 'other' {
  const { isProtected } = firstReads(pathname, search);
  if (isSignedIn) {
    if (pathname === '/projects') return 'projects';
    // With a search, the outcome of an authorization stands above the cards.
    if (pathname === '/' && search === '') return 'home';
    return isProtected && /^\/projects\/\d+$/.test(pathname) ? 'project' : 'other';
  }
  if (pathname === '/register') return 'register';
  const isLogin = pathname === '/login' || isProtected;
  return isLogin ? 'login' : 'other';
}
