import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@/lib/idle';

/**
 * Whether what a component shows first has been painted: what can wait comes in a second step. Where
 * nothing waits it is `true` from the first, and nothing is drawn twice.
 */
export function useIsPainted(from = false): boolean {
  const [isPainted, setIsPainted] = useState(from);
  useEffect(() => {
    return afterPaint(() => startTransition(() => setIsPainted(true)));
  }, []);
  return isPainted;
}
