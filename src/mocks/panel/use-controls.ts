import { useEffect, useState } from 'react';
import type { Exclusive } from '../exclusive';
import type { Sandbox } from '../sandbox';

const REFRESH_MS = 1_000;
/** Interval while the panel is closed, when only its button is shown. */
const CLOSED_REFRESH_MS = 5_000;
/** Below this difference the sandbox's clock counts as not shifted: the two readings take time. */
const SHIFT_MS = 1_000;
/** Maximum number of log entries that the panel shows. */
const SHOWN = 30;

/** What the panel shows of the sandbox. */
export type SandboxView = ReturnType<typeof viewOf>;

/** The panel's access to the sandbox: its current view, and a function that changes it. */
export type Controls = ReturnType<typeof useControls>;

/**
 * The panel's view of the sandbox. It is refreshed every second while the panel is open, and more rarely
 * while it is closed: faults are used up by calls, and other tabs may order some.
 */
export function useControls(sandbox: Sandbox, exclusive: Exclusive, isOpen: boolean) {
  const [view, setView] = useState(() => viewOf(sandbox));

  useEffect(() => {
    // If the store cannot be read, the panel keeps its last view; the store itself reports the failure.
    const look = () => void exclusive(() => viewOf(sandbox)).then(setView, () => undefined);
    look();
    const timer = setInterval(look, isOpen ? REFRESH_MS : CLOSED_REFRESH_MS);
    return () => clearInterval(timer);
  }, [sandbox, exclusive, isOpen]);

  return {
    view,
    async change(work: (sandbox: Sandbox) => void): Promise<void> {
      setView(
        await exclusive(() => {
          work(sandbox);
          return viewOf(sandbox);
        }),
      );
    },
  };
}

function viewOf(sandbox: Sandbox) {
  const { state, profile, clock, calls, violations } = sandbox;
  return {
    faults: [...state.head.faults],
    /** Faults that are holding calls back. */
    holds: sandbox.heldFaults(),
    profile,
    /** The time of its clock, and whether that differs from the real time. */
    now: clock.now(),
    isClockShifted: clock.isFrozen || Math.abs(clock.now().getTime() - Date.now()) > SHIFT_MS,
    // The latest that this tab has answered, newest first: copies, since log entries are changed when their calls are answered.
    calls: calls
      .slice(-SHOWN)
      .map((call) => ({ ...call }))
      .toReversed(),
    violations: violations.slice(-SHOWN).toReversed(),
  };
}
