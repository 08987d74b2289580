import * as z from 'zod/mini';
import { hasValue, type ListOption, PROJECT_STAGES, PROJECT_STATUSES } from './lists';
import { recordId as id, instant, markedWallClock } from './wire/parts';

/*
 * The records of the sandbox, as wide as what the calls of the most careless profile make. They are plain JSON, so that a professor's data can be stored as it is; `src/mocks/calls` makes the answers of spec §3 from them.
 */

const oneOf = (list: readonly ListOption[]) =>
  z.int().check(z.refine((value) => hasValue(list, value), { error: 'нет в списке' }));

const review = z.strictObject({
  id,
  /** Wall clock marked as UTC. */
  created: instant,
  criterias: z.array(
    z.strictObject({
      criteria: z.string(),
      grade: z.optional(z.number()),
      weight: z.number(),
    }),
  ),
});

/** A list whose records have different ids: otherwise a call could mean either. */
export const withOwnIds = <Item extends { id?: number | undefined }>(record: z.ZodMiniType<Item>) =>
  z.array(record).check(
    z.refine(
      (records) => {
        const ids = records.flatMap((kept) => kept.id ?? []);
        return new Set(ids).size === ids.length;
      },
      { error: 'id повторяется' },
    ),
  );

/** Years that projects of any clock may have. */
const YEARS = { first: 990, last: 9999 };

const project = z.strictObject({
  id,
  theme: z.string(),
  year: z.int().check(z.gte(YEARS.first), z.lte(YEARS.last)),
  status: oneOf(PROJECT_STATUSES),
  stage: oneOf(PROJECT_STAGES),
  cloudFolderLink: z.optional(z.string()),
  studentIds: z
    .array(id)
    .check(z.refine((ids) => new Set(ids).size === ids.length, { error: 'студент назван дважды' })),
  defenceGrade: z.optional(z.number()),
  review: z.optional(review),
});

const task = z.strictObject({
  id,
  projectId: id,
  name: z.string(),
  description: z.string(),
  deadline: markedWallClock.check(
    z.refine((value) => !Number.isNaN(Date.parse(value)), { error: 'нет такого времени' }),
  ),
  status: z.int(),
  cloudFolderLink: z.optional(z.string()),
});

const commit = z.strictObject({
  projectId: id,
  createdTime: instant,
  message: z.string(),
  createdBy: z.string(),
});

/** A student's application; `approved` is `null` while it is pending. */
export const application = z.strictObject({
  id,
  studentId: id,
  approved: z.nullable(z.boolean()),
});

const meeting = z
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
    z.refine(({ startTime, endTime }) => Date.parse(startTime) <= Date.parse(endTime), {
      error: 'встреча кончается раньше, чем начинается',
    }),
  );

const integrations = z.strictObject({
  /** `calendar` is empty until one has been chosen with setplanner. */
  planner: z.optional(z.strictObject({ service: z.string(), calendar: z.string() })),
  /** `baseFolder` is empty while the root folder is not configured. */
  cloudDrive: z.optional(z.strictObject({ service: z.string(), baseFolder: z.string() })),
  repositoryHubs: z.array(z.string()),
});

/** A student of one's own, in place of the one that is computed from the id. */
const student = z.strictObject({
  id,
  surname: z.string(),
  name: z.string(),
  /** Empty for students without one. */
  middlename: z._default(z.string(), ''),
  course: z._default(z.int().check(z.gte(1), z.lte(9)), 1),
  /** May be empty: spec §2.4 shows it "if present". */
  programme: z._default(z.string(), ''),
  university: z._default(z.string(), ''),
});

/** Lists of records that belong to one another. */
interface Related {
  projects: z.output<typeof project>[];
  tasks: z.output<typeof task>[];
  commits: z.output<typeof commit>[];
}

/** Refuses records of projects that there are not: a call makes none, and deletes them with the project. */
export const ofOwnProjects = z.check<Related>(({ value, issues }) => {
  const ids = new Set(value.projects.map((own) => own.id));
  for (const list of ['tasks', 'commits'] as const) {
    for (const [index, { projectId }] of value[list].entries()) {
      if (ids.has(projectId)) continue;
      const message = `нет проекта ${projectId}`;
      issues.push({ code: 'custom', input: value, path: [list, index, 'projectId'], message });
    }
  }
});

/**
 * The fields of a professor. By the default of a list a professor can be made without it, and a state that was stored
 * before the list came stays readable.
 */
export const professorFields = z.strictObject({
  id,
  name: z.string(),
  scienceDegree: z._default(z.string(), ''),
  university: z._default(z.string(), ''),
  integrations: z._default(integrations, () => ({ repositoryHubs: [] })),
  projects: z._default(withOwnIds(project), []),
  tasks: z._default(withOwnIds(task), []),
  commits: z._default(z.array(commit), []),
  applications: z._default(withOwnIds(application), []),
  meetings: z._default(withOwnIds(meeting), []),
  /** Students with names of one's own. */
  students: z.optional(withOwnIds(student)),
  /** The highest id used so far; ids of deleted records are never used again. */
  lastId: z.int(),
});

/** A professor with all data that only they may see. */
export const professor = professorFields.check(
  ofOwnProjects,
  z.refine(
    ({ lastId, projects, tasks, applications, meetings }) =>
      [projects, tasks, applications, meetings].flat().every((record) => record.id <= lastId),
    { error: 'lastId меньше id записи' },
  ),
);

export type Review = z.infer<typeof review>;
export type Project = z.infer<typeof project>;
export type Task = z.infer<typeof task>;
export type Commit = z.infer<typeof commit>;
export type Application = z.infer<typeof application>;
export type Meeting = z.infer<typeof meeting>;
export type Integrations = z.infer<typeof integrations>;
export type Professor = z.infer<typeof professor>;

/** A student; each answer of the contract shows a part of these fields. */
export type Student = z.infer<typeof student>;
