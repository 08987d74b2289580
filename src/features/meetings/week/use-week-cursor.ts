import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Meeting } from '@/domain/meeting';
import { instantOf } from '@/lib/time';
import type { Placed } from './week-layout';
import { clockText, emptyAt, firstEmpty, type WeekSpan, walk } from './week-walk';

/** One day of the week that is shown. */
export interface ShownDay {
  date: string;
  placed: readonly Placed<Meeting>[];
}

/**
 * The one empty time of the week that can be taken with a click or Enter. It follows the pointer and
 * the arrow keys, so that a week of half hours costs one link and one stop of Tab.
 *
 * What stands in the grid says where it stands by `data-day`, `data-top` and `data-bottom`.
 */
export function useWeekCursor(
  grid: RefObject<HTMLElement | null>,
  days: readonly ShownDay[],
  now: number,
): WeekSpan | undefined {
  const [cursor, setCursor] = useState<WeekSpan & { week: string | undefined }>();
  const week = days[0]?.date;
  const placed = days.map((day) => day.placed);
  const isFree = (day: number, minute: number) => {
    const date = days[day]?.date;
    return date !== undefined && instantOf(`${date}T${clockText(minute)}`) > now;
  };
  const moveTo = (span: WeekSpan) => setCursor({ ...span, week });

  /** The empty time under the pointer. */
  function spanUnder({ target, clientY }: MouseEvent): WeekSpan | undefined {
    const column = target instanceof Element && target.closest<HTMLElement>('[data-day]');
    if (!column || (target instanceof Element && target.closest('a, button'))) return undefined;
    const { top, height } = column.getBoundingClientRect();
    const minute = Math.floor(((clientY - top) / height) * 24 * 60);
    const span = emptyAt(placed, Number(column.dataset['day']), minute);
    return isFree(span.day, span.top) ? span : undefined;
  }

  const follow = useEffectEvent((event: PointerEvent) => {
    const span = spanUnder(event);
    if (span) moveTo(span);
  });
  /** A finger comes without having moved there first. */
  const take = useEffectEvent((event: MouseEvent) => {
    const span = spanUnder(event);
    if (!span) return;
    flushSync(() => moveTo(span));
    grid.current?.querySelector<HTMLElement>('a')?.click();
  });
  const step = useEffectEvent((event: KeyboardEvent) => {
    const from = placeOf(event.target);
    const stop = from && walk(placed, from, event.key, isFree);
    if (!stop) return;
    event.preventDefault();
    if (!stop.item) flushSync(() => moveTo(stop));
    const place = `[data-day="${stop.day}"] [data-top="${stop.top}"][data-bottom="${stop.bottom}"]`;
    grid.current?.querySelector<HTMLElement>(`${place} > :is(a, button)`)?.focus();
  });

  useEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const onMove = (event: PointerEvent) => follow(event);
    const onClick = (event: MouseEvent) => take(event);
    const onKey = (event: KeyboardEvent) => step(event);
    element.addEventListener('pointermove', onMove);
    element.addEventListener('click', onClick);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('pointermove', onMove);
      element.removeEventListener('click', onClick);
      element.removeEventListener('keydown', onKey);
    };
  }, [grid]);

  const isCurrent = cursor?.week === week && cursor && isFree(cursor.day, cursor.top);
  return isCurrent ? cursor : firstEmpty(placed, isFree);
}

/** Where what has the focus stands. */
function placeOf(target: EventTarget | null): WeekSpan | undefined {
  const place = target instanceof Element && target.closest<HTMLElement>('[data-top]');
  const column = place && place.closest<HTMLElement>('[data-day]');
  if (!column) return undefined;
  const { top, bottom } = place.dataset;
  return { day: Number(column.dataset['day']), top: Number(top), bottom: Number(bottom) };
}
