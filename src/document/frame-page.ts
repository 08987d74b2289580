import { firstReads } from '@/routes/-first-reads';

type FramePage = 'projects' | 'project' | 'home' | 'login' | 'other';

/** Whether the main data of this page is shown before the app has loaded (early.ts). */
export const isDrawnEarly = (page: string) => page === 'projects' || page === 'project';

/**
 * What the prerendered frame shows as its content: the heading of the list of projects, the head of a
 * project, the cards of the home page, the form of /login, or a spinner.
 */
export function framePage(isSignedIn: boolean, pathname: string, search: string): FramePage {
  const { isProtected } = firstReads(pathname, search);
  if (isSignedIn) {
    if (pathname === '/projects') return 'projects';
    if (pathname === '/') return 'home';
    return isProtected && /^\/projects\/\d+$/.test(pathname) ? 'project' : 'other';
  }
  return pathname === '/login' || isProtected ? 'login' : 'other';
}
