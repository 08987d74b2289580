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

/** The faults that are ordered from a sandbox, and the calls that some of them hold back. */
export interface FaultOrders {
  /**
   * Orders a fault for a call of the contract; see `faultOrder`.
   *
   * @throws {Rejection} for a call that is not in the contract.
   */
  orderFault(order: FaultOrder): OrderedFault;
  /** The fault that is due for this request, if there is one: it has then happened once more. */
  takeFault(request: FaultyRequest): OrderedFault | undefined;
  /** The request that the fault was taken for was broken off: it is due once more. */
  returnFault(fault: OrderedFault): void;
  /** Removes a fault; calls that it holds back go on. */
  removeFault(id: number): void;
  /**
   * Lets the calls go on that a fault holds back, and holds no more of them.
   *
   * @throws {Rejection} 404 for a fault that neither waits nor holds.
   */
  release(id: number): void;
  clearFaults(): void;
  isHeld(id: number): boolean;
  /** Settles when something may have been released. */
  nextRelease(): Promise<void>;
}

/**
 * Keeps the orders in the head of the state, so that they outlive the process with it.
 *
 * @param currentState the state of now: a restored or reset sandbox has another one.
 * @returns the orders, and what tells held calls to look again after the state was replaced.
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
    takeFault(request) {
      const { head } = currentState();
      const fault = head.faults.find((waiting) => {
        if (!isFaultFor(waiting, request)) return false;
        if (!waiting.skip) return true;
        waiting.skip -= 1;
        return false;
      });
      if (!fault) return undefined;
      if (fault.hold && !head.holds.some(({ id }) => id === fault.id)) {
        head.holds.push({ ...fault });
      }
      if (fault.times === 'always') return fault;
      fault.times -= 1;
      if (fault.times === 0) withdraw(fault.id);
      return fault;
    },
    returnFault(fault) {
      const { faults } = currentState().head;
      const waiting = faults.find(({ id }) => id === fault.id);
      if (!waiting) faults.unshift({ ...fault, times: 1 });
      else if (waiting.times !== 'always') waiting.times += 1;
    },
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
    nextRelease: () => new Promise((resolve) => void waitingCalls.add(resolve)),
  };
  return { orders, announceRelease };
}
