import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Application } from '@/domain/application';
import type { Id } from '@/lib/id';

/** How long a decided application stays where it was at least; milliseconds. */
const HOLD_MS = 4_000;

/** A decision that is under way, or a decided row with the focus. */
const BUSY = '[aria-busy="true"], [data-decided]:focus';

/** An application of the list as it is shown. */
export interface ShownApplication {
  application: Application;
  /** It waits for a decision, by the last word of the server. */
  isPending: boolean;
  /** What was decided about it just now, as far as that is known: approved or not. */
  outcome: boolean | undefined;
}

interface Held {
  /** The list as it stood at the first of the decisions. */
  order: readonly Application[];
  /** What came of each decision that was asked for; `undefined` before its answer. */
  outcomes: ReadonlyMap<Id, boolean | undefined>;
}

/**
 * The rows of the list. One that was decided keeps its place, so that no other applicant comes under
 * the pointer that has just acted: for some seconds, and as long as the mouse is over the list or the
 * keyboard stands on that row.
 */
export function useShownApplications(
  pending: readonly Application[],
  list: RefObject<HTMLElement | null>,
) {
  const [held, setHeld] = useState<Held>();
  const isMouseOver = useIsMouseOver(list);

  useEffect(() => {
    const element = list.current;
    if (!held || !element) return undefined;
    let isDue = false;
    const release = () => {
      const isInUse = isMouseOver.current || element.querySelector(BUSY) !== null;
      if (isDue && !isInUse) setHeld(undefined);
    };
    const timer = setTimeout(() => {
      isDue = true;
      release();
    }, HOLD_MS);
    document.addEventListener('pointermove', release);
    document.documentElement.addEventListener('pointerleave', release);
    element.addEventListener('focusout', release);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointermove', release);
      document.documentElement.removeEventListener('pointerleave', release);
      element.removeEventListener('focusout', release);
    };
  }, [held, isMouseOver, list]);

  const rows = useMemo(() => rowsOf(pending, held), [pending, held]);
  return {
    rows,
    /** A decision is asked for: from here on the rows keep their places. */
    hold: ({ id }: Application) =>
      setHeld((now) => ({
        order: now?.order ?? pending,
        outcomes: new Map([[id, undefined], ...(now?.outcomes ?? [])]),
      })),
    note: ({ id }: Application, isApproved: boolean) =>
      setHeld((now) => now && { ...now, outcomes: new Map(now.outcomes).set(id, isApproved) }),
  };
}

function rowsOf(pending: readonly Application[], held: Held | undefined): ShownApplication[] {
  const waiting = new Map(pending.map((application) => [application.id, application]));
  const order = held?.order ?? [];
  const known = new Set(order.map(({ id }) => id));
  const kept = order.filter(({ id }) => waiting.has(id) || held?.outcomes.has(id));
  return [...kept, ...pending.filter(({ id }) => !known.has(id))].map((application) => ({
    application: waiting.get(application.id) ?? application,
    isPending: waiting.has(application.id),
    outcome: held?.outcomes.get(application.id),
  }));
}

/** Whether the mouse rests over the element; a finger leaves nothing behind when it is lifted. */
function useIsMouseOver(list: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isOver = useRef(false);
  useEffect(() => {
    // The element's own enter and leave get lost with the button that was under the pointer.
    const look = ({ type, pointerType, target }: PointerEvent) => {
      isOver.current =
        type === 'pointermove' &&
        pointerType === 'mouse' &&
        target instanceof Node &&
        list.current?.contains(target) === true;
    };
    document.addEventListener('pointermove', look);
    document.documentElement.addEventListener('pointerleave', look);
    return () => {
      document.removeEventListener('pointermove', look);
      document.documentElement.removeEventListener('pointerleave', look);
    };
  }, [list]);
  return isOver;
}
