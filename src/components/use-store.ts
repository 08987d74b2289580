import { useSyncExternalStore } from 'react';
import type { Store } from '@/lib/store';

/** The current value of a store. */
export function useStore<Value>({ subscribe, get }: Store<Value>): Value {
  // The third argument is for the prerendered frame.
  return useSyncExternalStore(subscribe, get, get);
}
