import type { ReactNode } from 'react';
import { MissingIntegration } from './missing-integration';
import styles from './planner-gate.module.css';
import { useConnection } from './use-connection';

interface PlannerGateProps {
  /** What the server has answered to the read of the meetings, which is made beside the integrations. */
  meetings: 'pending' | 'failed' | 'empty' | 'filled';
  /** Whether meetings that are there are worth showing without a planner. */
  showsMeetings?: boolean;
  /** Stands there until it is known whether there is a planner. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Shows its content to a professor with a planner, and the way to one to the others (spec §2.12, §2.13).
 * Integrations that cannot be read count as none connected (spec §8) only where the meetings cannot be
 * read either (decisions §5.28).
 */
export function PlannerGate({
  meetings,
  showsMeetings = false,
  waiting,
  children,
}: PlannerGateProps) {
  const connection = useConnection('planner');
  const isWorthShowing = showsMeetings && meetings === 'filled';
  switch (connection) {
    case 'connected':
      return children;
    case 'pending':
      return isWorthShowing ? children : waiting;
    case 'missing':
      if (!isWorthShowing) return <MissingIntegration kind="planner" />;
      return (
        <>
          <div className={styles.aboveMeetings}>
            <MissingIntegration kind="planner" />
          </div>
          {children}
        </>
      );
    case 'unknown':
      if (meetings === 'failed') return <MissingIntegration kind="planner" />;
      return meetings === 'pending' ? waiting : children;
  }
}
