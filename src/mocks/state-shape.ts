import * as z from 'zod/mini';
import { demoAccounts } from './demo-accounts';
import { orderedFault } from './faults';
import { latencyShape } from './latency';
import { application, ofOwnProjects, professor, professorFields, withOwnIds } from './model';
import { profileName } from './profiles/profile';
import { recordId as id, instant } from './wire/parts';

/*
 * The schema of a stored state, in files and for PUT /sandbox/state. People also write states by hand.
 */

/** The first id of accounts that sign up; demo accounts have lower ids. */
export const FIRST_SIGNED_UP_ID = 101;

/** An account that was created by signing up in the sandbox. */
const signedUp = z.strictObject({
  id,
  login: z.string(),
  password: z.string(),
  name: z.string(),
});

/** The state without the professors' data; kept small, since it is written after every call. */
const headShape = z.strictObject({
  /** The instant to which the demo data is relative. */
  seededAt: instant,
  /** The server that the sandbox imitates. */
  profile: z._default(profileName, 'strict'),
  /** The setting of its clock. */
  clock: z._default(z.strictObject({ aheadMs: z.number(), frozenAt: z.optional(instant) }), {
    aheadMs: 0,
  }),
  sessions: z.record(z.string(), z.strictObject({ professorId: id, expiresAt: instant })),
  /** One-time codes of the authorization links that were issued. */
  codes: z._default(
    z.record(
      z.string(),
      z.strictObject({ professorId: id, service: z.string(), redirect: z.string() }),
    ),
    {},
  ),
  signedUp: z.array(signedUp).check(
    z.refine((people) => people.every((person, i) => person.id === FIRST_SIGNED_UP_ID + i), {
      error: `id по порядку от ${FIRST_SIGNED_UP_ID}`,
    }),
  ),
  faults: z._default(z.array(orderedFault), []),
  latency: z.optional(latencyShape),
  /** Number of calls since the latency was set. */
  turn: z._default(z.int(), 0),
  /** The last number used for a token, a code or a fault. */
  serial: z.int(),
  /** Number of errors answered so far: the profile 'sparse' varies their form. */
  errors: z._default(z.int(), 0),
});
export type Head = z.output<typeof headShape>;

/** An account in short form: missing lists are empty, and missing ids are assigned. */
const account = z
  .extend(z.omit(professorFields, { id: true, lastId: true }), {
    login: z.string().check(z.regex(/^\+?\d+$/)),
    password: z._default(z.string(), 'professor'),
    name: z._default(z.string(), 'Новый Преподаватель'),
    applications: z._default(
      withOwnIds(
        z.extend(application, {
          id: z.optional(id),
          approved: z._default(application.shape.approved, null),
        }),
      ),
      [],
    ),
  })
  .check(ofOwnProjects);
export type AccountSeed = z.output<typeof account>;

/** A stored state: what differs from the demo data, and additional accounts. */
export const stateShape = z
  .strictObject({
    head: z.optional(headShape),
    professors: z.optional(withOwnIds(professor)),
    accounts: z.optional(z.array(account)),
  })
  .check(
    z.refine(({ head, professors, accounts }) => Boolean(head ?? professors ?? accounts), {
      error: 'нужны head, professors или accounts',
    }),
    z.refine(
      ({ head, professors = [] }) => {
        const own = new Set(head?.signedUp.map((person) => person.id));
        const owners = [
          ...professors.map((owner) => owner.id),
          ...Object.values(head?.sessions ?? {}).map((session) => session.professorId),
          ...Object.values(head?.codes ?? {}).map((code) => code.professorId),
        ];
        return owners.every((owner) => owner <= demoAccounts.length || own.has(owner));
      },
      { error: 'professors, sessions, codes: нет такой учётной записи' },
    ),
  );
export type KeptState = z.output<typeof stateShape>;
