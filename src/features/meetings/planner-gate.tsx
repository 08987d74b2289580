import type { ReactNode } from 'react';
import { MissingIntegration } from '@/components/missing-integration';
import { useConnection } from '@/queries/use-connection';
import styles from './planner-gate.module.css';
import { MeetingsOnTheirWay } from './slow-server';
import { useMeetingsAnswer } from './use-meetings-answer';

interface PlannerGateProps {
  /** Whether existing meetings are shown even without a planner. */
  showsMeetings?: boolean;
  children: ReactNode;
}

/**
 * Shows its content when a planner is connected, otherwise how to connect one (spec §2.12, §2.13). If the
 * integrations cannot be read, they count as not connected (spec §8) only when the meetings cannot be read
 * either (decisions §5.28).
 */
export function PlannerGate({ showsMeetings = false, children }: PlannerGateProps) {
  const meetings = useMeetingsAnswer();
  const connection = useConnection('planner');
  const isWorthShowing = showsMeetings && meetings === 'filled';
  switch (connection) {
    case 'connected':
      return children;
    case 'pending':
      return isWorthShowing ? children : <MeetingsOnTheirWay />;
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
      return meetings === 'pending' ? <MeetingsOnTheirWay /> : children;
  }
}
