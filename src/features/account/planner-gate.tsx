import type { ReactNode } from 'react';
import { useConnection } from '@/queries/use-connection';
import { MissingIntegration } from './missing-integration';
import styles from './planner-gate.module.css';

interface PlannerGateProps {
  /** The state of the read of the meetings, which runs in parallel to that of the integrations. */
  meetings: 'pending' | 'failed' | 'empty' | 'filled';
  /** Whether existing meetings are shown even without a planner. */
  showsMeetings?: boolean;
  /** Shown until it is known whether there is a planner. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Shows its content when a planner is connected, otherwise how to connect one (spec §2.12, §2.13). If the
 * integrations cannot be read, they count as not connected (spec §8) only when the meetings cannot be read
 * either (decisions §5.28).
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
