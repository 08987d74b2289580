import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@/lib/idle';

/** Whether the first render has been painted, so that the rest can be rendered in a second step. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    return afterPaint(() => startTransition(() => setIsPainted(true)));
  }, []);
  return isPainted;
}
