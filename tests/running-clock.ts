import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Replaces timers by fake ones whose clock advances by itself, until the test ends. */
export function letTimersRun() {
  vi.useFakeTimers({ now: Date.now(), shouldAdvanceTime: true });
}

/** Advances the clock at once and runs all timers that are due. */
export async function passTime(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}
