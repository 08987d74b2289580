import { useIsFetching, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OwnRead } from '@/components/failed-read';
import { MissingIntegration } from '@/components/missing-integration';
import shared from '@/components/shared.module.css';
import { SlowAnswer } from '@/components/slow-answer';
import { SkeletonRows } from '@/components/spinner';
import { integrationsOptions, useConnection } from '@/queries/account';
import { meetingsOptions } from '@/queries/meetings';

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
  const integrations = useQuery(integrationsOptions());
  const isUnknown = connection === 'unknown';
  const isWorthShowing = showsMeetings && meetings === 'filled';
  const isWaiting = isUnknown
    ? meetings === 'pending'
    : connection === 'pending' && !isWorthShowing;
  if (isWaiting) return <MeetingsOnTheirWay />;
  const isMissing = connection === 'missing' || (isUnknown && meetings === 'failed');
  // One tree in every case: a form keeps its state when the integrations or meetings are read after all.
  return (
    <div className={shared.parts}>
      {/* Any meeting proves the planner; an empty list proves nothing. */}
      {isUnknown && meetings !== 'filled' && (
        <OwnRead read={integrations} failed="Не удалось узнать, что подключено" />
      )}
      {isMissing && <MissingIntegration kind="planner" />}
      {(!isMissing || isWorthShowing) && <div>{children}</div>}
    </div>
  );
}

/** State of the read of the meetings: no answer yet, an error, no meetings, or some. */
export function useMeetingsAnswer(): 'pending' | 'failed' | 'empty' | 'filled' {
  const { data, isFetched } = useQuery(meetingsOptions());
  if (data) return data.items.length + data.lost > 0 ? 'filled' : 'empty';
  return isFetched ? 'failed' : 'pending';
}

/** Seconds; shorter reads show no message. */
const FIRST_TOLD = 10;

/** Says how long a slow read of the meetings has taken so far. */
export function SlowServer() {
  const isReading = useIsFetching({ queryKey: meetingsOptions().queryKey }) > 0;
  return isReading && <SlowAnswer firstTold={FIRST_TOLD} />;
}

/** Shown in place of the meetings until they have been read. */
export function MeetingsOnTheirWay() {
  return (
    <div className={shared.stack}>
      <SkeletonRows rows={10} />
      <SlowServer />
    </div>
  );
}
