import type { OrderedFault } from './faults';
import type { Professor } from './model';
import { findDemoProfessor, newProfessor, seedProfessor } from './seed/professors';

/** Somebody who signed up in the sandbox, next to the demo accounts. */
interface SignedUp {
  id: number;
  login: string;
  password: string;
  name: string;
}

/** Everything but the professors' own data. Small: it is written after every call. */
interface Head {
  /** The instant that the demo data is relative to. */
  seededAt: string;
  sparse: boolean;
  sessions: Record<string, { professorId: number; expiresAt: string }>;
  /** One-time codes of authorization links that were handed out. */
  codes: Record<string, { professorId: number; service: string; redirect: string }>;
  signedUp: SignedUp[];
  faults: OrderedFault[];
  /** Numbers given out so far, for tokens, codes and faults. */
  serial: number;
  /** Errors answered so far: sparse servers say them in changing forms. */
  errors: number;
}

/** The whole state as plain JSON; professors that are as seeded are not in it. */
export interface Snapshot {
  head: Head;
  professors: Professor[];
}

/** Whether the value is what `snapshot` gave once; the records inside are taken as they are. */
export function isSnapshot(value: unknown): value is Snapshot {
  return (
    typeof value === 'object' &&
    value !== null &&
    'head' in value &&
    typeof value.head === 'object' &&
    'professors' in value &&
    Array.isArray(value.professors)
  );
}

/** The state of one sandbox. Tests may read it and change it at will. */
export interface SandboxState {
  head: Head;
  /** A professor's data, built when it is first asked for: the large ones cost time. */
  professor(id: number): Professor;
  /** The professor who has this login and this password; a leading plus is of no account. */
  findProfessorId(login: string, password?: string): number | undefined;
  /** Marks a professor's data as different from the seed. */
  touch(id: number): void;
  /** The ids touched since the last call of this function. */
  takeTouched(): number[];
  snapshot(): Snapshot;
  restore(snapshot: Snapshot): void;
  /** The next number for a token, a code or a fault. */
  nextSerial(): number;
}

/** A new state, with the demo data relative to `now`. */
export function createState(now: Date, sparse: boolean): SandboxState {
  let professors = new Map<number, Professor>();
  const changed = new Set<number>();
  let touched = new Set<number>();

  const state: SandboxState = {
    head: {
      seededAt: now.toISOString(),
      sparse,
      sessions: {},
      codes: {},
      signedUp: [],
      faults: [],
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
    restore({ head, professors: saved }) {
      state.head = head;
      professors = new Map(saved.map((one) => [one.id, one]));
      changed.clear();
      for (const { id } of saved) changed.add(id);
      touched.clear();
    },
    nextSerial: () => ++state.head.serial,
  };
  return state;
}

function withoutPlus(login: string): string {
  return login.replace(/^\+/, '');
}
