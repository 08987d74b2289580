import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Meeting } from '@/domain/meeting';
import { instantOf } from '@/lib/time';
import type { Placed } from './week-layout';
import {
  clockText,
  emptyAt,
  firstEmpty,
  stretched,
  stretchedBy,
  type WeekSpan,
  walk,
} from './week-walk';

const MOVES = ['pointerover', 'pointermove'] as const;

/** One day of the shown week. */
export interface ShownDay {
  date: string;
  placed: readonly Placed<Meeting>[];
}

/**
 * The free time of the week that a click or Enter takes. It follows the pointer and the arrow keys, so that the
 * whole week needs only one link and one Tab stop. Dragging the mouse, or Shift with the arrow keys, makes it
 * longer.
 *
 * Elements of the grid have their position in `data-day`, `data-top` and `data-bottom`.
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
  const isCurrent = cursor?.week === week && cursor && isFree(cursor.day, cursor.top);
  const current = isCurrent ? cursor : firstEmpty(placed, isFree);

  /** The free time under the pointer. */
  function spanUnder({ target, clientY }: MouseEvent): WeekSpan | undefined {
    const column = target instanceof Element && target.closest<HTMLElement>('[data-day]');
    if (!column || (target instanceof Element && target.closest('a, button'))) return undefined;
    const span = emptyAt(placed, Number(column.dataset['day']), minuteAt(column, clientY));
    return isFree(span.day, span.top) ? span : undefined;
  }

  /** Where a drag has started, and whether it has changed the time. */
  const drag = useRef<{ from: WeekSpan; isLonger: boolean }>(undefined);

  const startDrag = useEffectEvent(({ pointerType, button }: PointerEvent) => {
    const isDrag = pointerType === 'mouse' && button === 0 && current !== undefined;
    drag.current = isDrag ? { from: current, isLonger: false } : undefined;
  });
  const movePointer = useEffectEvent((event: PointerEvent) => {
    if (drag.current && event.buttons === 1) {
      const { from } = drag.current;
      const column = grid.current?.querySelector<HTMLElement>(`[data-day="${from.day}"]`);
      if (!column) return;
      const span = stretched(placed, from, minuteAt(column, event.clientY), isFree);
      if (span.top !== from.top || span.bottom !== from.bottom) drag.current.isLonger = true;
      if (drag.current.isLonger) moveTo(span);
      return;
    }
    const span = spanUnder(event);
    if (span) moveTo(span);
  });
  /** Moves the cursor first: a tap has no pointer movement before it. */
  const choose = useEffectEvent((event: MouseEvent) => {
    const isDragged = drag.current?.isLonger === true;
    drag.current = undefined;
    const onLink = event.target instanceof Element && event.target.closest('a, button');
    if (isDragged && !onLink) {
      grid.current?.querySelector<HTMLElement>('a')?.click();
      return;
    }
    const span = spanUnder(event);
    if (!span) return;
    flushSync(() => moveTo(span));
    grid.current?.querySelector<HTMLElement>('a')?.click();
  });
  const moveByKey = useEffectEvent((event: KeyboardEvent) => {
    const from = placeOf(event.target);
    if (event.shiftKey && from && current && from.top === current.top && from.day === current.day) {
      const longer = stretchedBy(placed, current, event.key, isFree);
      if (!longer) return;
      event.preventDefault();
      flushSync(() => moveTo(longer));
      showWhole(event.target);
      return;
    }
    const stop = from && walk(placed, from, event.key, isFree);
    if (!stop) return;
    event.preventDefault();
    if (!stop.item) flushSync(() => moveTo(stop));
    const place = `[data-day="${stop.day}"] [data-top="${stop.top}"][data-bottom="${stop.bottom}"]`;
    const next = grid.current?.querySelector<HTMLElement>(`${place} > :is(a, button)`);
    next?.focus();
    // Within a day the focused link itself moves, and browsers scroll only when an element gets the focus.
    if (next) showWhole(next);
  });

  useEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const onDown = (event: PointerEvent) => startDrag(event);
    const onMove = (event: PointerEvent) => movePointer(event);
    const onClick = (event: MouseEvent) => choose(event);
    const onKey = (event: KeyboardEvent) => moveByKey(event);
    element.addEventListener('pointerdown', onDown);
    // WebKit fires only `pointerover` for the movement that enters the grid.
    for (const type of MOVES) element.addEventListener(type, onMove);
    element.addEventListener('click', onClick);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('pointerdown', onDown);
      for (const type of MOVES) element.removeEventListener(type, onMove);
      element.removeEventListener('click', onClick);
      element.removeEventListener('keydown', onKey);
    };
  }, [grid]);

  return current;
}

/** The minute of the day at this height within the column of the day. */
function minuteAt(column: HTMLElement, clientY: number): number {
  const { top, height } = column.getBoundingClientRect();
  return Math.floor(((clientY - top) / height) * 24 * 60);
}

/** Scrolls no further than needed. */
function showWhole(target: EventTarget | null) {
  if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The position of the focused element. */
function placeOf(target: EventTarget | null): WeekSpan | undefined {
  const place = target instanceof Element && target.closest<HTMLElement>('[data-top]');
  const column = place && place.closest<HTMLElement>('[data-day]');
  if (!column) return undefined;
  const { top, bottom } = place.dataset;
  return { day: Number(column.dataset['day']), top: Number(top), bottom: Number(bottom) };
}
