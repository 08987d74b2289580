import { useBlocker, useMatch } from '@tanstack/react-router';

/**
 * Holds up whoever goes from this page to another one of the app, if there is reason to ask then: `status`
 * is 'blocked' until `proceed` or `reset` is called.
 */
export function useLeaveBlocker(isNeeded: () => boolean) {
  const page = useMatch({ strict: false, select: ({ pathname }) => withoutSlash(pathname) });
  return useBlocker({
    // While the next page is on its way, this one still stands there: the way back is free.
    shouldBlockFn: ({ current, next }) =>
      withoutSlash(current.pathname) === page && withoutSlash(next.pathname) !== page && isNeeded(),
    enableBeforeUnload: false,
    withResolver: true,
  });
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/\/$/, '');
}
