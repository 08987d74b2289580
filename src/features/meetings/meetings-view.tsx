import { Button } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { ButtonLink } from '@/components/link';
import type { Meeting } from '@/domain/meeting';
import type { MeetingsSearch } from '@/schemas/addresses';
import { MeetingList } from './list/meeting-list';
import type { OnMeetingAction } from './meeting-actions';
import type { MeetingGroup } from './meeting-groups';
import { WeekView } from './week/week-view';

interface MeetingsViewProps {
  /** Meetings matching the search, newest first. */
  meetings: readonly Meeting[];
  /** Those of them in the list. */
  groups: readonly MeetingGroup[];
  /** The professor has no meetings at all. */
  isEmpty: boolean;
  search: MeetingsSearch;
  now: number;
  onSearchChange: (change: Partial<MeetingsSearch>) => void;
  onAction: OnMeetingAction;
  onOpen: (meeting: Meeting) => void;
}

/** The meetings in the chosen view, or the reason why there are none. */
export function MeetingsView({
  meetings,
  groups,
  isEmpty,
  search,
  now,
  onSearchChange,
  onAction,
  onOpen,
}: MeetingsViewProps) {
  if (isEmpty) {
    return (
      <EmptyState icon="calendar" text="Нет запланированных встреч">
        <ButtonLink to="/meetings/arrange" variant="outlined" icon="calendarAdd">
          Добавить свободный слот
        </ButtonLink>
      </EmptyState>
    );
  }
  if (search.view === 'week') {
    return (
      <WeekView
        meetings={meetings}
        day={search.week}
        onDayChange={(week) => onSearchChange({ week })}
        onOpen={onOpen}
      />
    );
  }
  if (groups.length > 0) return <MeetingList groups={groups} now={now} onAction={onAction} />;
  return (
    <EmptyState icon="search" text="Таких встреч нет">
      <Button variant="outlined" onClick={() => onSearchChange({ query: '', period: 'all' })}>
        Показать все
      </Button>
    </EmptyState>
  );
}
