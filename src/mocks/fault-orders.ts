import {
  type FaultOrder,
  type FaultyRequest,
  faultOrder,
  isFaultFor,
  mayHit,
  type OrderedFault,
} from './faults';
import { badRequest, notFound } from './reply';
import type { SandboxState } from './state';

/** The faults ordered from a sandbox, and the calls that some of them hold back. */
export interface FaultOrders {
  /**
   * Orders a fault for a call of the contract; see `faultOrder`.
   *
   * @throws {Rejection} for a call that is not in the contract.
   */
  orderFault(order: FaultOrder): OrderedFault;
  /** Whether a fault waits for this request; it may be due only later (`skip`). */
  hasFaultFor(request: FaultyRequest): boolean;
  /** Takes the fault that is due for this request, if any, and counts it as used once. */
  takeFault(request: FaultyRequest): OrderedFault | undefined;
  /** Gives a taken fault back, when its request was aborted. */
  returnFault(fault: OrderedFault): void;
  /** Forgets one call that a fault holds back, when nobody waits for its answer any more. */
  forgetHeld(fault: OrderedFault): void;
  /** Removes a fault; the calls that it holds back continue. */
  removeFault(id: number): void;
  /**
   * Lets the calls that a fault holds back continue; it holds no further calls.
   *
   * @throws {Rejection} 404 for a fault that is neither ordered nor holding a call.
   */
  release(id: number): void;
  clearFaults(): void;
  isHeld(id: number): boolean;
  /** The faults that are holding calls back, each once. */
  heldFaults(): OrderedFault[];
  /** Settles at the next release, after which held calls check again. */
  nextRelease(): Promise<void>;
}

/**
 * Creates the orders, which are kept in the head of the state and stored with it.
 *
 * @param currentState returns the current state, which a restore or reset replaces.
 * @returns the orders, and a function that makes held calls check again after the state was replaced.
 */
export function createFaultOrders(
  currentState: () => SandboxState,
  contract: readonly { method: string; path: string }[],
): { orders: FaultOrders; announceRelease: () => void } {
  const waitingCalls = new Set<() => void>();

  function announceRelease() {
    for (const resume of waitingCalls) resume();
    waitingCalls.clear();
  }

  function withdraw(id: number) {
    const { head } = currentState();
    head.faults = head.faults.filter((fault) => fault.id !== id);
  }

  function removeFault(id: number) {
    const { head } = currentState();
    withdraw(id);
    head.holds = head.holds.filter((fault) => fault.id !== id);
    announceRelease();
  }

  function forgetHeld({ id }: OrderedFault) {
    const { holds } = currentState().head;
    const held = holds.findIndex((fault) => fault.id === id);
    if (held >= 0) holds.splice(held, 1);
  }

  const orders: FaultOrders = {
    orderFault(order) {
      const state = currentState();
      const fault = { ...faultOrder.parse(order), id: state.nextSerial() };
      if (!contract.some((call) => mayHit(fault, call))) {
        throw badRequest(`Нет такого вызова: ${fault.method} ${fault.path}`);
      }
      state.head.faults.push(fault);
      return fault;
    },
    hasFaultFor: (request) =>
      currentState().head.faults.some((fault) => isFaultFor(fault, request)),
    takeFault(request) {
      const { head } = currentState();
      const fault = head.faults.find((waiting) => {
        if (!isFaultFor(waiting, request)) return false;
        if (!waiting.skip) return true;
        waiting.skip -= 1;
        return false;
      });
      if (!fault) return undefined;
      // An entry for each held call: one of them may be aborted and the others not.
      if (fault.hold) head.holds.push({ ...fault });
      if (fault.times === 'always') return fault;
      fault.times -= 1;
      if (fault.times === 0) withdraw(fault.id);
      return fault;
    },
    returnFault(fault) {
      forgetHeld(fault);
      const { faults } = currentState().head;
      const waiting = faults.find(({ id }) => id === fault.id);
      if (!waiting) faults.unshift({ ...fault, times: 1 });
      else if (waiting.times !== 'always') waiting.times += 1;
    },
    forgetHeld,
    removeFault,
    release(id) {
      const { faults, holds } = currentState().head;
      if (![...faults, ...holds].some((fault) => fault.id === id)) {
        throw notFound(`Нет такого сбоя: ${id}`);
      }
      removeFault(id);
    },
    clearFaults() {
      const { head } = currentState();
      head.faults = [];
      head.holds = [];
      announceRelease();
    },
    isHeld: (id) => currentState().head.holds.some((fault) => fault.id === id),
    heldFaults: () => [
      ...new Map(currentState().head.holds.map((held) => [held.id, held])).values(),
    ],
    nextRelease: () => new Promise((resolve) => void waitingCalls.add(resolve)),
  };
  return { orders, announceRelease };
}
