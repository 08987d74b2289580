import { useSyncExternalStore } from 'react';
import { getChecks, subscribeToChecks } from '@/queries/checks-store';

/** The results of checks so far, and the progress of the check that is under way. */
export function useChecks() {
  return useSyncExternalStore(subscribeToChecks, getChecks);
}
