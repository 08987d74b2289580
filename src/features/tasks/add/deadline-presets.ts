import { addDays, mondayOf } from '@/lib/time';

/** The end of a working day. */
const EVENING = 'T18:00';

/**
 * The most common deadlines, for buttons. `now` and the values are wall clocks (`2026-05-01T18:00`). Friday
 * is the next Friday whose evening has not passed.
 */
export function deadlinePresets(now: string): { label: string; value: string }[] {
  const [today = ''] = now.split('T');
  const friday = `${addDays(mondayOf(today), 4)}${EVENING}`;
  const nextFriday = `${addDays(mondayOf(today), 11)}${EVENING}`;
  return [
    { label: 'Пятница 18:00', value: friday > now ? friday : nextFriday },
    { label: 'Через неделю', value: `${addDays(today, 7)}${EVENING}` },
  ];
}
