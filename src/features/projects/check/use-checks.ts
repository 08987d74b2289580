import { useSyncExternalStore } from 'react';
import { getChecks, subscribeToChecks } from '@/queries/checks-store';

/** The checks of projects as far as they have come, and how far one is that is under way. */
export function useChecks() {
  return useSyncExternalStore(subscribeToChecks, getChecks);
}
