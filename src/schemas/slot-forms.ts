import * as z from 'zod/mini';
import { MEETING_DURATION } from '@/domain/meeting';
import { readClock } from '@/domain/slot-series';
import { readWholeNumber } from '@/lib/decimal';
import { clockMinutes, dateOf, instantOf } from '@/lib/time';
import { dateText, dateTimeText } from './date-fields';
import { areMinutes } from './meeting-forms';
import { REQUIRED } from './messages';

/** Shown while the time of a new meeting has passed (spec §5 "Add free slot"). */
const PAST_TIME = 'Время встречи должно быть позже текущего времени';

const firstTime = dateTimeText.check(z.minLength(1, REQUIRED));

/** The form of a new meeting (spec §5): `time` is a wall clock in the browser's zone. */
export const newMeetingForm = z.object({
  description: z.string(),
  time: firstTime.check(z.refine((text) => !(instantOf(text) <= Date.now()), PAST_TIME)),
  duration: z.string().check(
    z.minLength(1, REQUIRED),
    z.refine(
      (text) => text === '' || areMinutes(text, MEETING_DURATION.addMin),
      `От ${MEETING_DURATION.addMin} до ${MEETING_DURATION.max} минут`,
    ),
  ),
  isOnline: z.boolean(),
  // Fields of a series, kept while the form of a single slot is shown.
  /** End of the last slot of a day, as typed; `''` means one slot a day. */
  till: z.string(),
  pause: z.string(),
  /** Days of the week, Monday is 1. */
  weekdays: z.array(z.number()),
  /** '2' for every second week. */
  weeks: z.string(),
  /** The last day, `2026-05-01`; `''` means the first day. */
  until: dateText,
  /** Starts of the slots that the professor ticked or unticked against the proposal. */
  turned: z.array(z.number()),
});
export type NewMeetingForm = z.infer<typeof newMeetingForm>;

/** Limits of the minutes between two slots of a series. */
export const SLOT_PAUSE = { min: 0, max: 180 } as const;

/** The same form for a series of free slots. */
export const slotSeriesForm = z
  .object({
    ...newMeetingForm.shape,
    // Past slots are left out one by one.
    time: firstTime,
    till: z
      .string()
      .check(
        z.refine((text) => text === '' || !Number.isNaN(readClock(text)), 'Введите время: 18:00'),
      ),
    pause: z.string().check(
      z.minLength(1, REQUIRED),
      z.refine((text) => {
        const minutes = readWholeNumber(text);
        return text === '' || (minutes >= SLOT_PAUSE.min && minutes <= SLOT_PAUSE.max);
      }, `От ${SLOT_PAUSE.min} до ${SLOT_PAUSE.max} минут`),
    ),
  })
  .check(
    z.refine(({ time, until }) => until === '' || time === '' || until >= dateOf(instantOf(time)), {
      path: ['until'],
      error: 'Раньше первого слота',
    }),
    z.refine(
      ({ time, till, duration }) =>
        !(clockMinutes(instantOf(time)) + readWholeNumber(duration) > readClock(till)),
      { path: ['till'], error: 'До этого времени не помещается ни один слот' },
    ),
  );
