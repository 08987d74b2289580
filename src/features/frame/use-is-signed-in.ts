import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { getSessionToken, subscribeToSession } from '@/api/session-cookie';
import { subscribeToReturns } from '@/lib/returns';

/**
 * Whether somebody is signed in (spec §6), as the cookie has it: looked at again when the session
 * starts, ends or runs out, with every page, and when the window is returned to, because no event
 * tells of a cookie.
 */
export function useIsSignedIn(): boolean {
  // Read for its renders: each of them reads the cookie.
  useLocation({ select: ({ href }) => href });
  return useSyncExternalStore(subscribe, () => getSessionToken() !== undefined);
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = subscribeToSession(listener);
  const stopListening = subscribeToReturns(listener);
  return () => {
    unsubscribe();
    stopListening();
  };
}
