import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Spinner } from '@/components/spinner';
import { ToastMessage, useToasts } from '@/components/toasts';
import { UnreadableRecords } from '@/components/unreadable-records';
import { useNow } from '@/components/use-now';
import { useTimeZone } from '@/components/use-time-zone';
import { timeZoneLabel } from '@/lib/time';
import { meetingsOptions } from '@/queries/meetings';
import type { Meeting, MeetingsSearch } from '@/schemas/meetings';
import { MeetingDialogs, type OpenDialog } from './dialogs/meeting-dialogs';
import type { OnMeetingAction } from './meeting-actions';
import { findMeetings, nextChange } from './meeting-state';
import { MeetingsToolbar } from './meetings-toolbar';
import { MeetingsView } from './meetings-view';

interface MeetingsPageProps {
  search: MeetingsSearch;
  onSearchChange: (change: Partial<MeetingsSearch>) => void;
}

const NO_MEETINGS: readonly Meeting[] = [];

/** The consultation meetings, as a list or as a week, and what can be done with them (spec §2.12). */
export function MeetingsPage({ search, onSearchChange }: MeetingsPageProps) {
  const { data, isError, isFetched } = useQuery(meetingsOptions());
  const meetings = data ?? NO_MEETINGS;
  const now = useNow(useCallback((from: number) => nextChange(meetings, from), [meetings]));
  const zone = useTimeZone();
  const { toast, toaster, close } = useToasts();
  const [dialog, setDialog] = useState<OpenDialog>();
  const act = useCallback<OnMeetingAction>(
    (kind, meeting) => setDialog({ kind, meeting, isOpen: true }),
    [],
  );
  // The meetings follow what is typed or leafed to in slices, so that no key has to wait for them.
  const shown = useDeferredValue(search);
  const found = useMemo(() => findMeetings(meetings, shown.query), [meetings, shown.query]);

  return (
    <>
      {(isError || (isFetched && !data)) && (
        <Alert severity="error" sx={{ mb: 2 }}>
          Ошибка загрузки данных о встречах
        </Alert>
      )}
      {!data && !isFetched && <Spinner />}
      {data && (
        <>
          <MeetingsToolbar
            search={search}
            onSearchChange={onSearchChange}
            onReport={() => setDialog({ kind: 'report', isOpen: true })}
          />
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
            {timeZoneLabel(now)}
          </Typography>
          <UnreadableRecords of={data} />
          <MeetingsView
            key={zone}
            meetings={found}
            isEmpty={meetings.length === 0}
            search={shown}
            now={now}
            onSearchChange={onSearchChange}
            onAction={act}
            onOpen={(meeting) => setDialog({ kind: 'details', meeting, isOpen: true })}
          />
          <MeetingDialogs
            dialog={dialog}
            meetings={meetings}
            now={now}
            toaster={toaster}
            onAction={act}
            onClose={() => setDialog((open) => open && { ...open, isOpen: false })}
            onExited={() => setDialog((open) => (open?.isOpen ? open : undefined))}
          />
        </>
      )}
      <ToastMessage toast={toast} onClose={close} />
    </>
  );
}
