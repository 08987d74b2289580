import { problemOf } from './body';
import type { ClockSetting } from './clock';
import { demoAccounts } from './demo-accounts';
import type { Professor } from './model';
import type { ProfileName } from './profiles/profile';
import { badRequest } from './reply';
import { findDemoProfessor, newProfessor, seedProfessor } from './seed/professors';
import {
  type AccountSeed,
  FIRST_SIGNED_UP_ID,
  type Head,
  type KeptState,
  stateShape,
} from './state-shape';

/** The whole state as plain JSON, without professors whose data is unchanged since the seed. */
type Snapshot = Required<Pick<KeptState, 'head' | 'professors'>>;

/**
 * Parses a stored state.
 *
 * @throws {Rejection} 400 with a message for an invalid one.
 */
export function readState(value: unknown): KeptState {
  const parsed = stateShape.safeParse(value);
  if (parsed.success) return parsed.data;
  throw badRequest(`Это не состояние песочницы. ${problemOf(parsed.error)}`);
}

/** The state of one sandbox, which tests may read and change directly. */
export type SandboxState = ReturnType<typeof createState>;

/** Creates a state with the demo data relative to `now`. */
export function createState(now: Date, profile: ProfileName, clock: ClockSetting) {
  let professors = new Map<number, Professor>();
  const changed = new Set<number>();

  const head: Head = {
    seededAt: now.toISOString(),
    profile,
    clock,
    sessions: {},
    codes: {},
    signedUp: [],
    faults: [],
    turn: 0,
    serial: 0,
    errors: 0,
  };

  const state = {
    head,
    /** A professor's data, built at the first access, since the large accounts take time. */
    professor(id: number): Professor {
      const known = professors.get(id);
      if (known) return known;
      const person = state.head.signedUp.find((account) => account.id === id);
      const built = person
        ? newProfessor(id, person.name)
        : seedProfessor(id, new Date(state.head.seededAt));
      professors.set(id, built);
      return built;
    },
    /** The ids of all accounts. */
    get ids(): readonly number[] {
      const signedUp = state.head.signedUp.map(({ id }) => id);
      return [...demoAccounts.map((_, index) => index + 1), ...signedUp];
    },
    /** The professor with this login and, if given, this password; a leading plus is ignored. */
    findProfessorId(login: string, password?: string): number | undefined {
      const wanted = withoutPlus(login);
      const person =
        findDemoProfessor((account) => withoutPlus(account.login) === wanted) ??
        state.head.signedUp.find((account) => withoutPlus(account.login) === wanted);
      return password === undefined || person?.password === password ? person?.id : undefined;
    },
    /** Creates an account; returns its id. */
    signUp(login: string, password: string, name: string): number {
      const id = FIRST_SIGNED_UP_ID + state.head.signedUp.length;
      state.head.signedUp.push({ id, login, password, name });
      return id;
    },
    /** Marks a professor's data as changed since the seed. */
    touch(id: number): void {
      changed.add(id);
    },
    snapshot(): Snapshot {
      return { head: state.head, professors: [...changed].map((id) => state.professor(id)) };
    },
    /** Replaces the state by a stored one; a missing head is that of the demo data. */
    restore({ head: kept, professors: saved = [], accounts = [] }: KeptState): void {
      state.head = structuredClone(kept ?? { ...state.head, sessions: {}, signedUp: [] });
      professors = new Map(structuredClone(saved).map((professor) => [professor.id, professor]));
      changed.clear();
      for (const { id } of saved) changed.add(id);
      for (const account of accounts) addAccount(account);
    },
    /** The next number for a token, a code or a fault. */
    nextSerial: (): number => ++state.head.serial,
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
    professor.applications = applications.map((application) => ({
      ...application,
      id: application.id ?? ++professor.lastId,
    }));
    changed.add(id);
  }

  return state;
}

function withoutPlus(login: string): string {
  return login.replace(/^\+/, '');
}
