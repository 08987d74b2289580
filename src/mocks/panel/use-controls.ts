import { useEffect, useState } from 'react';
import type { Exclusive } from '../exclusive';
import type { OrderedFault } from '../faults';
import type { Sandbox } from '../sandbox';

const REFRESH_MS = 1_000;

/** What the panel shows of the sandbox. */
interface SandboxView {
  faults: readonly OrderedFault[];
  sparse: boolean;
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
  return { faults: [...sandbox.state.head.faults], sparse: sandbox.sparse };
}
