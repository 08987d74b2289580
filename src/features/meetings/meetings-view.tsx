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
  /** Those that the search has found, newest first. */
  meetings: readonly Meeting[];
  /** Those of them that the list shows. */
  groups: readonly MeetingGroup[];
  /** There is no meeting at all, whatever is searched for. */
  isEmpty: boolean;
  search: MeetingsSearch;
  now: number;
  onSearchChange: (change: Partial<MeetingsSearch>) => void;
  onAction: OnMeetingAction;
  onOpen: (meeting: Meeting) => void;
}

/** The meetings in the chosen view, or why there is nothing to see. */
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
