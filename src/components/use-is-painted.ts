import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@/lib/idle';

/** Whether what a component shows first has been painted: what can wait comes in a second step. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setIsPainted(true))), []);
  return isPainted;
}
