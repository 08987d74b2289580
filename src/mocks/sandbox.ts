import type { SandboxCall } from './call';
import { allCalls } from './calls/all-calls';
import { createClock, type SandboxClock } from './clock';
import { demoAccounts } from './demo-accounts';
import { type FaultOrder, faultOrder, isFaultFor, mayHit, type OrderedFault } from './faults';
import type { Professor } from './model';
import { badRequest } from './reply';
import { openSession, type SessionAnswer } from './sessions';
import { createState, type SandboxState } from './state';

/** A request of the contract and how it was answered. */
export interface LoggedCall {
  method: string;
  /** Path below /api/v1, with its leading slash. */
  path: string;
  search: string;
  /** JSON where it was JSON, the text where it was not, `undefined` without a body. */
  body: unknown;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** 0 while there is no answer yet, and for good when the connection was dropped. */
  status: number;
}

export interface SandboxOptions {
  /**
   * What the clock shows at the start and after a reset, which is what the demo data is relative
   * to; the clock of the runtime without it.
   */
  now?: Date | undefined;
  /** Answers as the leanest server of the contract; `sparse` of the sandbox changes it later. */
  sparse?: boolean;
  /** Where this runtime shows the authorization page of a service: a path of the same origin. */
  authorizationPage?: string;
}

/** The stand-in for the external service: its state, and what may be ordered from it. */
export interface Sandbox {
  readonly state: SandboxState;
  /** The 31 calls of spec §7. */
  readonly contract: readonly SandboxCall[];
  /** Every request of the contract since the start or the last reset, in order. */
  readonly calls: LoggedCall[];
  sparse: boolean;
  readonly clock: SandboxClock;
  /** The data of the account with this login, to read or to change; the main one by default. */
  professor(login?: string): Professor;
  /** A session without the login page; of the main account by default. */
  signInAs(login?: string): SessionAnswer;
  endAllSessions(): void;
  /**
   * Orders a fault for a call of the contract; see `faultOrder`.
   *
   * @throws {Rejection} for a call that is not in the contract.
   */
  orderFault(order: FaultOrder): OrderedFault;
  /** The fault that is due for this request, if there is one: it has then happened once more. */
  takeFault(request: { method: string; pattern: string; path: string }): OrderedFault | undefined;
  /** The request that the fault was taken for was broken off: it is due once more. */
  returnFault(fault: OrderedFault): void;
  removeFault(id: number): void;
  clearFaults(): void;
  /** Back to the demo data: no session, no fault, an empty log, the clock where it started. */
  reset(): void;
}

/** Number of calls that the log keeps: a server may run for days. */
const LOG_LENGTH = 5_000;

/** Makes a sandbox with the demo data of `src/mocks/demo-accounts.ts`. */
export function createSandbox({
  now: start,
  sparse = false,
  authorizationPage = '/api/v1/sandbox/authorize',
}: SandboxOptions = {}): Sandbox {
  const contract = allCalls(authorizationPage);
  const calls: LoggedCall[] = [];
  const mainLogin = demoAccounts[0]?.login ?? '';
  const clock = createClock(start);
  let state = createState(clock.now(), sparse);

  function idOf(login: string): number {
    const id = state.findProfessorId(login);
    if (id === undefined) throw new RangeError(`There is no account ${login}`);
    return id;
  }

  function removeFault(id: number) {
    state.head.faults = state.head.faults.filter((fault) => fault.id !== id);
  }

  return {
    contract,
    calls,
    clock,
    get state() {
      return state;
    },
    get sparse() {
      return state.head.sparse;
    },
    set sparse(value) {
      state.head.sparse = value;
    },
    professor(login = mainLogin) {
      const id = idOf(login);
      state.touch(id);
      return state.professor(id);
    },
    signInAs: (login = mainLogin) => openSession(state, idOf(login), clock.now()),
    endAllSessions() {
      state.head.sessions = {};
    },
    orderFault(order) {
      const fault = { ...faultOrder.parse(order), id: state.nextSerial() };
      if (!contract.some((call) => mayHit(fault, call))) {
        throw badRequest(`Нет такого вызова: ${fault.method} ${fault.path}`);
      }
      state.head.faults.push(fault);
      return fault;
    },
    takeFault(request) {
      const fault = state.head.faults.find((one) => isFaultFor(one, request));
      if (!fault || fault.times === 'always') return fault;
      fault.times -= 1;
      if (fault.times === 0) removeFault(fault.id);
      return fault;
    },
    returnFault(fault) {
      const { faults } = state.head;
      const waiting = faults.find(({ id }) => id === fault.id);
      if (!waiting) faults.unshift({ ...fault, times: 1 });
      else if (waiting.times !== 'always') waiting.times += 1;
    },
    removeFault,
    clearFaults() {
      state.head.faults = [];
    },
    reset() {
      const { serial } = state.head;
      clock.restart();
      state = createState(clock.now(), sparse);
      // Numbers go on, so that no token of before the reset is ever given out again.
      state.head.serial = serial;
      calls.length = 0;
    },
  };
}

/** Adds a call to the log; the entry's `status` is set when the call is answered. */
export function logCall({ calls }: Sandbox, call: LoggedCall): LoggedCall {
  if (calls.length >= LOG_LENGTH) calls.shift();
  calls.push(call);
  return call;
}

/** Takes a call out of the log that nobody waited for. */
export function forgetCall({ calls }: Sandbox, call: LoggedCall): void {
  const index = calls.indexOf(call);
  if (index >= 0) calls.splice(index, 1);
}
