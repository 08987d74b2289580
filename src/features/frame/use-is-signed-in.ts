import { useSyncExternalStore } from 'react';
import { isSignedIn, subscribeToSession } from '@/api/session-store';

/** Whether a professor is signed in (spec §6). */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribeToSession, isSignedIn);
}
