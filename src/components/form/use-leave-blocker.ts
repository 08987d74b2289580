import { useBlocker, useMatch } from '@tanstack/react-router';

/**
 * Blocks a navigation to another page of the app if `isNeeded` by then: `status` is 'blocked' until `proceed` or
 * `reset` is called.
 */
export function useLeaveBlocker(isNeeded: () => boolean) {
  const page = useMatch({ strict: false, select: ({ pathname }) => withoutSlash(pathname) });
  return useBlocker({
    // This page stays mounted while the next one loads: do not block going back to it.
    shouldBlockFn: ({ current, next }) =>
      withoutSlash(current.pathname) === page && withoutSlash(next.pathname) !== page && isNeeded(),
    enableBeforeUnload: false,
    withResolver: true,
  });
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/\/$/, '');
}
