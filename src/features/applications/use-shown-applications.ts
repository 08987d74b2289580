import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Application } from '@/domain/application';
import type { Id } from '@/lib/id';

/** A decided application keeps its row at least this long; milliseconds. */
const FREEZE_MS = 4_000;

/** A row whose decision is being sent, or a decided row that has the focus. */
const BUSY = '[aria-busy="true"], [data-decided]:focus';

/** A row of the list. */
export interface ShownApplication {
  application: Application;
  /** Whether it is pending in the list read last. */
  isPending: boolean;
  /** The decision made on this page: approved or declined; `undefined` before the server has answered. */
  outcome: boolean | undefined;
}

interface FrozenList {
  /** The pending applications at the first decision. */
  order: readonly Application[];
  /** The result of each decision; `undefined` until the server has answered. */
  outcomes: ReadonlyMap<Id, boolean | undefined>;
}

/**
 * The rows of the list. A decided application keeps its row for a few seconds, and as long as the mouse is over
 * the list or the row has the focus: otherwise a double click would decide the next applicant too.
 */
export function useShownApplications(
  pending: readonly Application[],
  list: RefObject<HTMLElement | null>,
) {
  const [frozen, setFrozen] = useState<FrozenList>();
  const isMouseOver = useIsMouseOver(list);

  useEffect(() => {
    const element = list.current;
    if (!frozen || !element) return undefined;
    let isDue = false;
    const release = () => {
      const isInUse = isMouseOver.current || element.querySelector(BUSY) !== null;
      if (isDue && !isInUse) setFrozen(undefined);
    };
    const timer = setTimeout(() => {
      isDue = true;
      release();
    }, FREEZE_MS);
    document.addEventListener('pointermove', release);
    document.documentElement.addEventListener('pointerleave', release);
    element.addEventListener('focusout', release);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointermove', release);
      document.documentElement.removeEventListener('pointerleave', release);
      element.removeEventListener('focusout', release);
    };
  }, [frozen, isMouseOver, list]);

  const rows = useMemo(() => rowsOf(pending, frozen), [pending, frozen]);
  return {
    rows,
    /** Call when a decision is sent: freezes the order of the rows. */
    freeze: ({ id }: Application) =>
      setFrozen((now) => ({
        order: now?.order ?? pending,
        outcomes: new Map([[id, undefined], ...(now?.outcomes ?? [])]),
      })),
    recordOutcome: ({ id }: Application, isApproved: boolean) =>
      setFrozen((now) => now && { ...now, outcomes: new Map(now.outcomes).set(id, isApproved) }),
  };
}

function rowsOf(
  pending: readonly Application[],
  frozen: FrozenList | undefined,
): ShownApplication[] {
  const waiting = new Map(pending.map((application) => [application.id, application]));
  const order = frozen?.order ?? [];
  const known = new Set(order.map(({ id }) => id));
  const kept = order.filter(({ id }) => waiting.has(id) || frozen?.outcomes.has(id));
  return [...kept, ...pending.filter(({ id }) => !known.has(id))].map((application) => ({
    application: waiting.get(application.id) ?? application,
    isPending: waiting.has(application.id),
    outcome: frozen?.outcomes.get(application.id),
  }));
}

/** Whether the mouse is over the element; touch does not count. */
function useIsMouseOver(list: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isOver = useRef(false);
  useEffect(() => {
    // `pointerleave` of the element is not fired when the button under the pointer is removed.
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
