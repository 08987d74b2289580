import { firstReads } from '@/routes/-first-reads';

type FramePage = 'projects' | 'project' | 'login' | 'other';

/** Whether the main data of this page is shown before the app has loaded (early.ts). */
export const isDrawnEarly = (page: string) => page === 'projects' || page === 'project';

/**
 * What the prerendered frame shows as its content: the heading of the list of projects, the head of a
 * project, the form of /login, or a spinner.
 */
export function framePage(isSignedIn: boolean, pathname: string, search: string): FramePage {
  const { isProtected } = firstReads(pathname, search);
  if (isSignedIn) {
    if (pathname === '/projects') return 'projects';
    return isProtected && /^\/projects\/\d+$/.test(pathname) ? 'project' : 'other';
  }
  return pathname === '/login' || isProtected ? 'login' : 'other';
}
