import * as z from 'zod/mini';
import { isClockTime } from './clock';
import { demoAccounts } from './demo-accounts';
import { orderedFault } from './faults';
import { latencyShape } from './latency';
import { hasValue, type ListOption, PROJECT_STAGES, PROJECT_STATUSES } from './lists';
import type { Professor } from './model';
import { PROFILES } from './profiles/all-profiles';
import { profileName } from './profiles/profile';
import { scenarioName } from './scenarios';
import { grade, recordId as id, instant, markedWallClock, weight } from './wire/parts';

/*
 * What a kept state looks like, for files and for PUT /sandbox/state: people write them by hand too.
 */

/** The codes of all profiles: a task keeps its own when another profile is chosen. */
const TASK_CODES = Object.values(PROFILES).flatMap(({ lists }) => lists.taskStatuses);

const clockInstant = instant.check(
  z.refine((value) => isClockTime(new Date(value)), { error: 'такого часы не показывают' }),
);
/** So far ahead of any clock of a runtime a clock of the sandbox is at most, milliseconds. */
const aheadMs = z.number().check(
  z.refine((value) => isClockTime(new Date(Date.now() + value)), {
    error: 'такого часы не показывают',
  }),
);
const oneOf = (list: readonly ListOption[]) =>
  z.int().check(z.refine((value) => hasValue(list, value), { error: 'нет в списке' }));
const service = z.object({ service: z.string() });

const review = z.strictObject({
  id,
  created: instant,
  criterias: z.array(
    z.strictObject({
      criteria: z.string(),
      grade: z.optional(grade),
      weight,
    }),
  ),
});

/** A list in which no two records have one id: a call would mean either. */
const withOwnIds = <Item extends { id?: number | undefined }>(item: z.ZodMiniType<Item>) =>
  z.array(item).check(
    z.refine(
      (items) => {
        const ids = items.flatMap((one) => one.id ?? []);
        return new Set(ids).size === ids.length;
      },
      { error: 'id повторяется' },
    ),
  );

const projects = withOwnIds(
  z.strictObject({
    id,
    theme: z.string(),
    year: z.int(),
    status: oneOf(PROJECT_STATUSES),
    stage: oneOf(PROJECT_STAGES),
    cloudFolderLink: z.optional(z.string()),
    studentIds: z.array(id),
    defenceGrade: z.optional(grade),
    review: z.optional(review),
  }),
);

const tasks = withOwnIds(
  z.strictObject({
    id,
    projectId: id,
    name: z.string(),
    description: z.string(),
    deadline: markedWallClock.check(
      z.refine((value) => !Number.isNaN(Date.parse(value)), { error: 'нет такого времени' }),
    ),
    status: oneOf(TASK_CODES),
    cloudFolderLink: z.optional(z.string()),
  }),
);

const commits = z.array(
  z.strictObject({
    projectId: id,
    createdTime: instant,
    message: z.string(),
    createdBy: z.string(),
  }),
);

const approved = z.nullable(z.boolean());

const meetings = withOwnIds(
  z
    .strictObject({
      id,
      startTime: instant,
      endTime: instant,
      isOnline: z.boolean(),
      description: z.string(),
      studentId: z.optional(id),
      projectId: z.optional(id),
    })
    .check(
      z.refine(({ startTime, endTime }) => Date.parse(startTime) < Date.parse(endTime), {
        error: 'встреча кончается раньше, чем начинается',
      }),
    ),
);

const integrations = z.strictObject({
  planner: z.optional(z.strictObject({ ...service.shape, calendar: z.string() })),
  cloudDrive: z.optional(z.strictObject({ ...service.shape, baseFolder: z.string() })),
  repositoryHubs: z.array(z.string()),
});

const professor: z.ZodMiniType<Professor> = z.strictObject({
  id,
  name: z.string(),
  scienceDegree: z.string(),
  university: z.string(),
  integrations,
  projects,
  tasks,
  commits,
  applications: withOwnIds(z.strictObject({ id, studentId: id, approved })),
  meetings,
  lastId: z.int(),
});

/** Somebody who signed up in the sandbox, next to the demo accounts. */
const signedUp = z.strictObject({
  id,
  login: z.string(),
  password: z.string(),
  name: z.string(),
});

/** Everything but the professors' own data. Small: it is written after every call. */
const headShape = z.object({
  /** The instant that the demo data is relative to. */
  seededAt: clockInstant,
  /** The server that the sandbox behaves like. */
  profile: z._default(profileName, 'strict'),
  sparse: z._default(z.boolean(), false),
  /** Whether what breaks a rule of the wire is refused (`src/mocks/demands.ts`). */
  strict: z._default(z.boolean(), true),
  /** What its clock shows. */
  clock: z._default(z.object({ aheadMs, frozenAt: z.optional(clockInstant) }), {
    aheadMs: 0,
  }),
  sessions: z.record(z.string(), z.object({ professorId: id, expiresAt: instant })),
  /** One-time codes of authorization links that were handed out. */
  codes: z._default(
    z.record(z.string(), z.object({ professorId: id, service: z.string(), redirect: z.string() })),
    {},
  ),
  signedUp: z.array(signedUp),
  faults: z._default(z.array(orderedFault), []),
  /** Faults that hold calls back until they are released. */
  holds: z._default(z.array(orderedFault), []),
  latency: z.optional(latencyShape),
  scenario: z.optional(scenarioName),
  /** Calls since the scenario or the latency began. */
  turn: z._default(z.int(), 0),
  /** Numbers given out so far, for tokens, codes and faults. */
  serial: z.int(),
  /** Errors answered so far: sparse servers say them in changing forms. */
  errors: z._default(z.int(), 0),
});
export type Head = z.output<typeof headShape>;

/** An account in a few lines: what is not said is empty, ids are given where there are none. */
const account = z.strictObject({
  login: z.string().check(z.regex(/^\+?\d+$/)),
  password: z._default(z.string(), 'professor'),
  name: z._default(z.string(), 'Новый Преподаватель'),
  scienceDegree: z._default(z.string(), ''),
  university: z._default(z.string(), ''),
  integrations: z._default(integrations, { repositoryHubs: [] }),
  projects: z._default(projects, []),
  tasks: z._default(tasks, []),
  commits: z._default(commits, []),
  meetings: z._default(meetings, []),
  applications: z._default(
    withOwnIds(
      z.strictObject({ id: z.optional(id), studentId: id, approved: z._default(approved, null) }),
    ),
    [],
  ),
});
export type AccountSeed = z.output<typeof account>;

/** A kept state: what differs from the demo data, and accounts of one's own. */
export const stateShape = z
  .strictObject({
    head: z.optional(headShape),
    professors: z.optional(z.array(professor)),
    accounts: z.optional(z.array(account)),
  })
  .check(
    z.refine(({ head, professors, accounts }) => Boolean(head ?? professors ?? accounts), {
      error: 'нужны head, professors или accounts',
    }),
    z.refine(
      ({ head, professors = [] }) => {
        const own = new Set(head?.signedUp.map((one) => one.id));
        return professors.every((one) => one.id <= demoAccounts.length || own.has(one.id));
      },
      { error: 'professors: нет такой учётной записи' },
    ),
  );
export type KeptState = z.output<typeof stateShape>;
