import type { SandboxCall } from './call';
import { type CallLog, createCallLog, type LoggedCall } from './call-log';
import { allCalls } from './calls/all-calls';
import { clockSetting, createClock, type SandboxClock } from './clock';
import type { Violation } from './demands';
import { demoAccounts } from './demo-accounts';
import { createFaultOrders, type FaultOrders } from './fault-orders';
import { type Latency, latencyOf } from './latency';
import type { Professor } from './model';
import { knownProfile, type ProfileName } from './profiles/profile';
import { openSession, type SessionAnswer } from './sessions';
import { createState, type SandboxState } from './state';
import type { KeptState } from './state-shape';
import { createVerifying, type Verifying } from './verify';
import { createWorlds, type Worlds } from './worlds';

export interface SandboxOptions {
  /**
   * The time of the clock at the start and after a reset, to which the demo data is relative; by default the
   * runtime's clock.
   */
  now?: Date | undefined;
  /** The server that it imitates, `strict` by default; `profile` of the sandbox changes it later. */
  profile?: ProfileName | undefined;
  /** The initial state, also after a reset; by default the demo data. */
  seed?: KeptState | undefined;
  /** The path of this runtime's authorization page, on the same origin. */
  authorizationPage?: string;
}

/** The simulated backend: its state, its controls and the faults that can be ordered from it. */
export interface Sandbox extends FaultOrders, Verifying {
  readonly state: SandboxState;
  /** The 31 calls of spec §7. */
  readonly contract: readonly SandboxCall[];
  /** All calls of the contract since the start or the last reset, with a search. */
  readonly log: CallLog;
  /** The entries of the log, in order. */
  readonly calls: LoggedCall[];
  /** The violations of rules of the wire since the start or the last reset. */
  readonly violations: Violation[];
  /** The server that it imitates. */
  profile: ProfileName;
  readonly clock: SandboxClock;
  /** Independent backends beside this one, under `/w/{id}`. */
  readonly worlds: Worlds;
  /** The delay of every answer; `undefined` for none. */
  latency: Latency | undefined;
  /** The data of the account with this login, which may be changed; by default of the main account. */
  professor(login?: string): Professor;
  /** Starts a session without the login page, by default of the main account. */
  signInAs(login?: string): SessionAnswer;
  endAllSessions(): void;
  /** The delay of the next answer, in milliseconds. */
  takeDelay(): number;
  /** Replaces the whole state by a stored one. */
  restore(kept: KeptState): void;
  /** Restores the initial state: no sessions, no faults, an empty log, the clock as at the start. */
  reset(): void;
}

/** Creates a sandbox with the demo data of `src/mocks/demo-accounts.ts`, or with the seed. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { now: start, profile = 'strict', seed } = options;
  const contract = allCalls(options.authorizationPage ?? '/api/v1/sandbox/authorize');
  const log = createCallLog(contract);
  const { calls } = log;
  const violations: Violation[] = [];
  const mainLogin = demoAccounts[0]?.login ?? '';
  let state = newState();
  const orders = createFaultOrders(() => state, contract);
  const clock = createClock(() => state.head);

  function newState(): SandboxState {
    const setting = clockSetting(start);
    const fresh = createState(start ?? new Date(), knownProfile(profile), setting);
    if (seed) fresh.restore(seed);
    return fresh;
  }

  function idOf(login: string): number {
    const id = state.findProfessorId(login);
    if (id === undefined) throw new RangeError(`There is no account ${login}`);
    return id;
  }

  return {
    ...orders,
    ...createVerifying(log),
    contract,
    log,
    calls,
    violations,
    clock,
    worlds: createWorlds((own) => createSandbox({ ...options, ...own })),
    get state() {
      return state;
    },
    get profile() {
      return state.head.profile;
    },
    set profile(name) {
      state.head.profile = knownProfile(name);
    },
    get latency() {
      return state.head.latency;
    },
    set latency(value) {
      state.head.latency = value;
      state.head.turn = 0;
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
    takeDelay() {
      const { latency } = state.head;
      return latency ? latencyOf(latency, ++state.head.turn) : 0;
    },
    restore(kept) {
      // First on a new state object, so that an invalid state changes nothing.
      const next = newState();
      next.restore(kept);
      next.head.serial = Math.max(next.head.serial, state.head.serial);
      state = next;
    },
    reset() {
      const { serial } = state.head;
      orders.clearFaults();
      state = newState();
      // The serial continues, so that no token from before the reset is issued again.
      state.head.serial = Math.max(state.head.serial, serial);
      calls.length = 0;
      violations.length = 0;
    },
  };
}
