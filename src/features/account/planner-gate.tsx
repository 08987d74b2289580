import type { ReactNode } from 'react';
import { MissingIntegration } from './missing-integration';
import styles from './planner-gate.module.css';
import { useConnection } from './use-connection';

interface PlannerGateProps {
  /** Answer to the read of the meetings, which runs beside the integrations. */
  meetings: 'pending' | 'failed' | 'empty' | 'filled';
  /** Whether existing meetings are shown without a planner. */
  showsMeetings?: boolean;
  /** Shown until it is known whether there is a planner. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Shows the content if a planner is connected, otherwise the way to connect one (spec §2.12, §2.13).
 * Unreadable integrations count as none (spec §8) only if the meetings cannot be read either (decisions
 * §5.28).
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
