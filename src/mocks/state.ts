import { problemOf } from './body';
import { type ClockSetting, clockSetting } from './clock';
import type { Professor } from './model';
import { badRequest } from './reply';
import { findDemoProfessor, newProfessor, seedProfessor } from './seed/professors';
import { type AccountSeed, type Head, type KeptState, stateShape } from './state-shape';

/** Ids below are those of the demo accounts. */
const FIRST_SIGNED_UP_ID = 101;

/** The whole state as plain JSON; professors that are as seeded are not in it. */
export type Snapshot = Required<Pick<KeptState, 'head' | 'professors'>>;

/**
 * Reads a kept state.
 *
 * @throws {Rejection} 400 that says what is wrong.
 */
export function readState(value: unknown): KeptState {
  const parsed = stateShape.safeParse(value);
  if (parsed.success) return parsed.data;
  throw badRequest(`Это не состояние песочницы. ${problemOf(parsed.error)}`);
}

/** The state of one sandbox. Tests may read it and change it at will. */
export interface SandboxState {
  head: Head;
  /** A professor's data, built when it is first asked for: the large ones cost time. */
  professor(id: number): Professor;
  /** The professor who has this login and this password; a leading plus is of no account. */
  findProfessorId(login: string, password?: string): number | undefined;
  /** The login of a professor. */
  loginOf(id: number): string | undefined;
  /** Makes an account; answers its id. */
  signUp(login: string, password: string, name: string): number;
  /** Marks a professor's data as different from the seed. */
  touch(id: number): void;
  /** The ids touched since the last call of this function. */
  takeTouched(): number[];
  snapshot(): Snapshot;
  /** Takes a kept state in place of what there is; without a head, that of the demo data. */
  restore(kept: KeptState): void;
  /** The next number for a token, a code or a fault. */
  nextSerial(): number;
}

/** How a sandbox answers. */
type Manners = Pick<Head, 'profile' | 'sparse' | 'strict'>;

/** A new state, with the demo data relative to `now`. */
export function createState(
  now: Date,
  { profile, sparse, strict }: Manners,
  clock: ClockSetting = clockSetting(),
): SandboxState {
  let professors = new Map<number, Professor>();
  const changed = new Set<number>();
  let touched = new Set<number>();

  const state: SandboxState = {
    head: {
      seededAt: now.toISOString(),
      profile,
      sparse,
      strict,
      clock,
      sessions: {},
      codes: {},
      signedUp: [],
      faults: [],
      holds: [],
      turn: 0,
      serial: 0,
      errors: 0,
    },
    professor(id) {
      const known = professors.get(id);
      if (known) return known;
      const person = state.head.signedUp.find((one) => one.id === id);
      const built = person
        ? newProfessor(id, person.name)
        : seedProfessor(id, new Date(state.head.seededAt));
      professors.set(id, built);
      return built;
    },
    findProfessorId(login, password) {
      const wanted = withoutPlus(login);
      const person =
        findDemoProfessor((one) => withoutPlus(one.login) === wanted) ??
        state.head.signedUp.find((one) => withoutPlus(one.login) === wanted);
      return password === undefined || person?.password === password ? person?.id : undefined;
    },
    loginOf(id) {
      const person = state.head.signedUp.find((one) => one.id === id);
      return person?.login ?? findDemoProfessor((_, index) => index + 1 === id)?.login;
    },
    signUp(login, password, name) {
      const id = FIRST_SIGNED_UP_ID + state.head.signedUp.length;
      state.head.signedUp.push({ id, login, password, name });
      return id;
    },
    touch(id) {
      changed.add(id);
      touched.add(id);
    },
    takeTouched() {
      const ids = [...touched];
      touched = new Set();
      return ids;
    },
    snapshot: () => ({
      head: state.head,
      professors: [...changed].map((id) => state.professor(id)),
    }),
    restore({ head, professors: saved = [], accounts = [] }) {
      state.head = structuredClone(head ?? { ...state.head, sessions: {}, signedUp: [] });
      professors = new Map(structuredClone(saved).map((one) => [one.id, one]));
      changed.clear();
      for (const { id } of saved) changed.add(id);
      touched.clear();
      for (const account of accounts) addAccount(account);
    },
    nextSerial: () => ++state.head.serial,
  };

  function addAccount({ login, password, name, ...data }: AccountSeed) {
    if (state.findProfessorId(login) !== undefined) {
      throw badRequest(`Это не состояние песочницы. Логин занят: ${login}`);
    }
    const id = state.signUp(login, password, name);
    const professor = state.professor(id);
    const { applications, ...given } = data;
    Object.assign(professor, structuredClone(given));
    const records = [professor.projects, professor.tasks, professor.meetings, applications];
    for (const record of records.flat()) {
      professor.lastId = Math.max(professor.lastId, record.id ?? 0);
    }
    professor.applications = applications.map((one) => ({
      ...one,
      id: one.id ?? ++professor.lastId,
    }));
    changed.add(id);
  }

  return state;
}

function withoutPlus(login: string): string {
  return login.replace(/^\+/, '');
}
