import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@/lib/idle';

/**
 * Whether the first render has been painted, so that the rest can be rendered in a second step. `true` from the
 * start if nothing is deferred, which avoids a second render.
 */
export function useIsPainted(from = false): boolean {
  const [isPainted, setIsPainted] = useState(from);
  useEffect(() => {
    return afterPaint(() => startTransition(() => setIsPainted(true)));
  }, []);
  return isPainted;
}
