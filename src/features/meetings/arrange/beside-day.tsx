import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FormSheet } from '@/components/form/form-sheet';
import type { DraftForm } from '@/components/form/use-draft-form';
import { useZoneOffsets } from '@/components/use-zone-offsets';
import { readWholeNumber } from '@/lib/decimal';
import { lasting } from '@/lib/intervals';
import { dateOf, instantOf, wallClockOf } from '@/lib/time';
import type { NewMeetingForm } from '@/schemas/meetings';
import { DayMeetings } from '../day/day-meetings';
import { useTakenTimes } from '../day/use-taken-times';

interface BesideDayProps {
  form: DraftForm<NewMeetingForm>;
  now: number;
  /** The form of a slot. */
  children: ReactNode;
}

/** A form with the meetings of the chosen day beside it, or of today until one is chosen. */
export function BesideDay({ form: { control, setValue }, now, children }: BesideDayProps) {
  const [time, duration] = useWatch({ control, name: ['time', 'duration'] });
  const start = instantOf(time);
  const offsets = useZoneOffsets();
  const takenTimes = useTakenTimes();
  return (
    <FormSheet
      beside={
        <DayMeetings
          key={offsets}
          {...takenTimes}
          date={dateOf(Number.isNaN(start) ? now : start)}
          wanted={lasting(start, readWholeNumber(duration))}
          overlapNote="пересекается с новой"
          now={now}
          onFreeTime={(chosen) => setValue('time', wallClockOf(chosen))}
        />
      }
    >
      {children}
    </FormSheet>
  );
}
