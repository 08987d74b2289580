import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Timers go by the test's clock from here on, and the clock runs, until the test ends. */
export function letTimersRun() {
  vi.useFakeTimers({ now: Date.now(), shouldAdvanceTime: true });
}

/** So much time goes by at once, with every timer that it meets. */
export async function passTime(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}
