import { memo, useId } from 'react';
import { formatRange } from '@/lib/time';
import type { Meeting } from '@/schemas/meetings';
import { MeetingActions, type OnMeetingAction } from '../meeting-actions';
import { MeetingFacts } from '../meeting-facts';
import type { MeetingState } from '../meeting-state';

interface MeetingCardProps {
  meeting: Meeting;
  state: MeetingState;
  onAction: OnMeetingAction;
}

/** One meeting of the list (spec §2.12); remembered, since a long list scrolls through many. */
export const MeetingCard = memo(function MeetingCard({
  meeting,
  state,
  onAction,
}: MeetingCardProps) {
  const titleId = useId();
  return (
    <article className="meeting-card" data-state={state} aria-labelledby={titleId}>
      <div className="meeting-facts">
        <h3 id={titleId}>{formatRange(meeting.start, meeting.end)}</h3>
        <MeetingFacts meeting={meeting} state={state} />
      </div>
      <MeetingActions
        meeting={meeting}
        isLocked={state !== 'upcoming'}
        describedBy={titleId}
        onAction={onAction}
      />
    </article>
  );
});
