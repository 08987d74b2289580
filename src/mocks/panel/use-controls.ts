import { useEffect, useState } from 'react';
import type { LoggedCall } from '../call-log';
import type { Violation } from '../demands';
import type { Exclusive } from '../exclusive';
import type { OrderedFault } from '../faults';
import type { ProfileName } from '../profiles/profile';
import type { Sandbox } from '../sandbox';
import type { ScenarioName } from '../scenarios';

const REFRESH_MS = 1_000;
/** Entries of a log that the panel shows. */
const SHOWN = 30;

/** What the panel shows of the sandbox. */
interface SandboxView {
  faults: readonly OrderedFault[];
  /** Faults that hold calls back. */
  holds: readonly OrderedFault[];
  profile: ProfileName;
  sparse: boolean;
  strict: boolean;
  scenario: ScenarioName | undefined;
  /** What its clock shows. */
  now: Date;
  /** The latest calls that this tab has answered, the last first. */
  calls: readonly LoggedCall[];
  violations: readonly Violation[];
}

/** The panel's hold on the sandbox: what it shows now, and how to change something. */
export interface Controls {
  view: SandboxView;
  change(work: (sandbox: Sandbox) => void): Promise<void>;
}

/**
 * The sandbox as the panel sees it. While `watched`, it is looked at every second: faults go when
 * they have happened, and other tabs order theirs.
 */
export function useControls(sandbox: Sandbox, exclusive: Exclusive, watched: boolean): Controls {
  const [view, setView] = useState(() => viewOf(sandbox));

  useEffect(() => {
    if (!watched) return undefined;
    const look = () => void exclusive(() => viewOf(sandbox)).then(setView);
    look();
    const timer = setInterval(look, REFRESH_MS);
    return () => clearInterval(timer);
  }, [sandbox, exclusive, watched]);

  return {
    view,
    async change(work) {
      setView(
        await exclusive(() => {
          work(sandbox);
          return viewOf(sandbox);
        }),
      );
    },
  };
}

function viewOf(sandbox: Sandbox): SandboxView {
  const { state, profile, sparse, strict, scenario, clock, calls, violations } = sandbox;
  return {
    faults: [...state.head.faults],
    holds: [...state.head.holds],
    profile,
    sparse,
    strict,
    scenario,
    now: clock.now(),
    // Copies: an entry gets its status when the call is answered.
    calls: calls
      .slice(-SHOWN)
      .map((call) => ({ ...call }))
      .toReversed(),
    violations: violations.slice(-SHOWN).toReversed(),
  };
}
