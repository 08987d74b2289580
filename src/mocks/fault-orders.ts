import { problemOf } from './body';
import { refuseTypo } from './call-match';
import {
  type FaultOrder,
  type FaultyRequest,
  faultOrder,
  isFaultFor,
  type OrderedFault,
} from './faults';
import { badRequest, notFound } from './reply';
import type { SandboxState } from './state';

/** The faults ordered from a sandbox, and the calls that some of them hold back. */
export type FaultOrders = ReturnType<typeof createFaultOrders>;

/**
 * Creates the orders, which are kept in the head of the state and stored with it. The calls that are held back are this
 * process's, or this tab's, alone.
 *
 * @param currentState returns the current state, which a restore or reset replaces.
 */
export function createFaultOrders(
  currentState: () => SandboxState,
  contract: readonly { method: string; path: string }[],
) {
  /** The faults that are holding calls back, by their id, and how these calls go on. */
  const holds = new Map<number, { fault: OrderedFault; waiting: (() => void)[] }>();
  const met = new Set<number>();

  function letGo(id: number) {
    for (const goOn of holds.get(id)?.waiting ?? []) goOn();
    holds.delete(id);
  }

  function withdraw(id: number) {
    const { head } = currentState();
    head.faults = head.faults.filter((fault) => fault.id !== id);
  }

  return {
    /**
     * Orders a fault for a call of the contract; see `faultOrder`.
     *
     * @throws {Rejection} 400 for an order that is none, or a call that is not in the contract.
     */
    orderFault(order: FaultOrder): OrderedFault {
      const state = currentState();
      const parsed = faultOrder.safeParse(order);
      if (!parsed.success) throw badRequest(problemOf(parsed.error, faultOrder));
      refuseTypo(contract, parsed.data);
      const fault = { ...parsed.data, id: state.nextSerial() };
      state.head.faults.push(fault);
      return fault;
    },
    /** Takes the fault that is due for this request, if any, and counts it as used once. */
    takeFault(request: FaultyRequest): OrderedFault | undefined {
      const { head } = currentState();
      const fault = head.faults.find((waiting) => {
        if (!isFaultFor(waiting, request)) return false;
        if (!waiting.skip) return true;
        waiting.skip -= 1;
        return false;
      });
      if (!fault) return undefined;
      met.add(fault.id);
      if (fault.hold && !holds.has(fault.id)) {
        holds.set(fault.id, { fault: { ...fault }, waiting: [] });
      }
      if (fault.times === 'always') return fault;
      fault.times -= 1;
      if (fault.times === 0) withdraw(fault.id);
      return fault;
    },
    /**
     * Removes a fault; the calls that it holds back continue.
     *
     * @throws {Rejection} 404 for a fault that is neither ordered nor holding a call.
     */
    removeFault(id: number): void {
      const isOrdered = currentState().head.faults.some((fault) => fault.id === id);
      if (!isOrdered && !holds.has(id)) throw notFound(`Нет такого сбоя: ${id}`);
      withdraw(id);
      letGo(id);
    },
    clearFaults(): void {
      currentState().head.faults = [];
      for (const id of holds.keys()) letGo(id);
    },
    isHeld: (id: number) => holds.has(id),
    /** The faults that wait for their call and have met none. */
    unmetFaults: () => currentState().head.faults.filter(({ id }) => !met.has(id)),
    /** The faults that are holding calls back. */
    heldFaults: () => [...holds.values()].map(({ fault }) => fault),
    /** Settles when the calls that a fault holds back may go on. */
    async released(id: number): Promise<void> {
      const hold = holds.get(id);
      if (hold) await new Promise<void>((resolve) => void hold.waiting.push(resolve));
    },
  };
}
