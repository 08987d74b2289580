import { useEffect, useState } from 'react';
import type { LoggedCall } from '../call-log';
import type { Violation } from '../demands';
import type { Exclusive } from '../exclusive';
import type { OrderedFault } from '../faults';
import type { ProfileName } from '../profiles/profile';
import type { Sandbox } from '../sandbox';
import type { ScenarioName } from '../scenarios';

const REFRESH_MS = 1_000;
/** While the panel is closed only its button has to be true. */
const CLOSED_REFRESH_MS = 5_000;
/** Two readings of one clock are at most so far apart. */
const SHIFT_MS = 1_000;
/** Entries of a log that the panel shows. */
const SHOWN = 30;

/** What the panel shows of the sandbox. */
export interface SandboxView {
  faults: readonly OrderedFault[];
  /** Faults that hold calls back. */
  holds: readonly OrderedFault[];
  profile: ProfileName;
  sparse: boolean;
  strict: boolean;
  scenario: ScenarioName | undefined;
  /** What its clock shows. */
  now: Date;
  /** Whether that is another time than it is. */
  isClockShifted: boolean;
  /** The latest calls that this tab has answered, the last first. */
  calls: readonly LoggedCall[];
  violations: readonly Violation[];
}

/** The panel's hold on the sandbox: what it shows now, and how to change something. */
export interface Controls {
  view: SandboxView;
  /** Words that each of the calls that are shown has in its method, path or status. */
  filter: string;
  setFilter: (filter: string) => void;
  change(work: (sandbox: Sandbox) => void): Promise<void>;
}

/**
 * The sandbox as the panel sees it. While the panel is open, it is looked at every second, and now and
 * then while it is closed: faults go when they have happened, and other tabs order theirs.
 */
export function useControls(sandbox: Sandbox, exclusive: Exclusive, isOpen: boolean): Controls {
  const [view, setView] = useState(() => viewOf(sandbox));
  const [filter, setFilter] = useState('');

  useEffect(() => {
    // A store that cannot be read is told by whoever opened it; the panel shows what it saw last.
    const look = () => void exclusive(() => viewOf(sandbox, filter)).then(setView, () => undefined);
    look();
    const timer = setInterval(look, isOpen ? REFRESH_MS : CLOSED_REFRESH_MS);
    return () => clearInterval(timer);
  }, [sandbox, exclusive, isOpen, filter]);

  return {
    view,
    filter,
    setFilter,
    async change(work) {
      setView(
        await exclusive(() => {
          work(sandbox);
          return viewOf(sandbox, filter);
        }),
      );
    },
  };
}

function viewOf(sandbox: Sandbox, filter = ''): SandboxView {
  const { state, profile, sparse, strict, scenario, clock, calls, violations } = sandbox;
  return {
    faults: [...state.head.faults],
    holds: [...state.head.holds],
    profile,
    sparse,
    strict,
    scenario,
    now: clock.now(),
    isClockShifted:
      clock.isFrozen || Math.abs(clock.now().getTime() - clock.runtime().getTime()) > SHIFT_MS,
    // Copies: an entry gets its status when the call is answered.
    calls: calls
      .filter((call) => isMeant(call, filter))
      .slice(-SHOWN)
      .map((call) => ({ ...call }))
      .toReversed(),
    violations: violations.slice(-SHOWN).toReversed(),
  };
}

function isMeant({ method, path, search, status }: LoggedCall, filter: string): boolean {
  const text = `${method} ${path}${search} ${status}`.toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
