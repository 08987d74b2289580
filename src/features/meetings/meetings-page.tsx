import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { FoundCount } from '@/components/found-count';
import { Notice } from '@/components/notice';
import { UnreadableRecords } from '@/components/unreadable-records';
import { useDialog } from '@/components/use-dialog';
import { useNow } from '@/components/use-now';
import { useTimeZone } from '@/components/use-time-zone';
import { type Meeting, nextChange } from '@/domain/meeting';
import { timeZoneLabel } from '@/lib/zone-label';
import { meetingsOptions } from '@/queries/meetings';
import type { MeetingsSearch } from '@/schemas/addresses';
import { MeetingDialogs, type MeetingsDialog } from './dialogs/meeting-dialogs';
import { NextMeeting } from './list/next-meeting';
import type { OnMeetingAction } from './meeting-actions';
import { findMeetings, groupMeetings } from './meeting-groups';
import { MeetingsToolbar } from './meetings-toolbar';
import { MeetingsView } from './meetings-view';
import { MeetingsOnTheirWay } from './slow-server';

interface MeetingsPageProps {
  search: MeetingsSearch;
  onSearchChange: (change: Partial<MeetingsSearch>) => void;
}

const NO_MEETINGS: readonly Meeting[] = [];

/** The consultation meetings, as a list or as a week, and what can be done with them (spec §2.12). */
export function MeetingsPage({ search, onSearchChange }: MeetingsPageProps) {
  const { data, isError, isFetched } = useQuery(meetingsOptions());
  const meetings = data?.items ?? NO_MEETINGS;
  const now = useNow(useCallback((from: number) => nextChange(meetings, from), [meetings]));
  const zone = useTimeZone();
  const { render, show } = useDialog<MeetingsDialog>();
  const act = useCallback<OnMeetingAction>((kind, meeting) => show({ kind, meeting }), [show]);
  // The meetings follow what is typed or leafed to in slices, so that no key has to wait for them.
  const followed = useDeferredValue(search);
  const { query, view, period } = followed;
  const found = useMemo(() => findMeetings(meetings, query), [meetings, query]);
  const groups = useMemo(() => groupMeetings(found, period, now), [found, period, now]);
  const listed = groups.flatMap((group) => group.meetings);

  return (
    <>
      {(isError || (isFetched && !data)) && (
        <Notice tint="danger" role="alert">
          Ошибка загрузки данных о встречах
        </Notice>
      )}
      {!data && !isFetched && <MeetingsOnTheirWay />}
      {data && (
        <>
          <MeetingsToolbar
            search={search}
            onSearchChange={onSearchChange}
            zone={timeZoneLabel(now)}
          />
          <FoundCount count={view === 'week' ? found.length : listed.length} isHidden />
          <UnreadableRecords count={data.lost} />
          {search.view !== 'week' && <NextMeeting meetings={meetings} />}
          <MeetingsView
            key={zone}
            meetings={found}
            groups={groups}
            isEmpty={meetings.length === 0}
            search={followed}
            now={now}
            onSearchChange={onSearchChange}
            onAction={act}
            onOpen={(meeting) => show({ kind: 'details', meeting })}
          />
          {render((dialog, life) => (
            <MeetingDialogs
              {...life}
              dialog={dialog}
              meetings={meetings}
              now={now}
              onAction={act}
            />
          ))}
        </>
      )}
    </>
  );
}
