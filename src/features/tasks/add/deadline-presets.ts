import { addDays, mondayOf } from '@/lib/time';

/** When a working day ends. */
const EVENING = 'T18:00';

/**
 * The deadlines that are given most, one click away. `now` is what the clock on the wall shows,
 * `2026-05-01T18:00`, and so are the values. Friday is the first one whose evening is still to come.
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
