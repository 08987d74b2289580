import { useSyncExternalStore } from 'react';
import type { Store } from '@/lib/store';

/** The present value of a store. */
export function useStore<Value>({ subscribe, get }: Store<Value>): Value {
  // The prerendered frame reads it too.
  return useSyncExternalStore(subscribe, get, get);
}
