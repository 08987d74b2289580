import * as z from 'zod/mini';
import { GO_ZERO_TIME } from '../go-time';
import {
  code,
  grade,
  markedWallClock,
  passedId,
  recordId,
  someText,
  utcInstant,
  weight,
} from './parts';

/*
 * The bodies of spec §7. They are strict, since servers refuse unknown fields (decisions §1). Those whose names begin
 * with `any` are what the real servers take (docs/servers.md).
 */

export const anyProjectChange = z.strictObject({
  status: z.optional(code),
  stage: z.optional(code),
});
/** PUT /projects/{projectId}. */
export const projectChange = anyProjectChange.check(
  z.refine(({ status, stage }) => (status === undefined) !== (stage === undefined), {
    error: 'status или stage',
  }),
);

export const anyNewProject = z.strictObject({
  theme: someText,
  student_ids: z.array(passedId),
  year: z.int().check(z.gte(2000), z.lte(2100)),
  repository_owner_login: someText,
  repository_name: someText,
});
/** POST /projects/add. */
export const newProject = z.extend(anyNewProject, {
  student_ids: z.array(passedId).check(z.minLength(1)),
});

const anyCriterion = z.strictObject({
  criteria: z.string(),
  weight: z.number(),
  grade: z.optional(z.number()),
});
const criterion = z.extend(anyCriterion, { weight, grade: z.optional(grade) });

/** A review as it is sent; a new one has no `id`. Real servers take the zero time for one without a date. */
const anyReview = z.strictObject({
  id: z.optional(recordId),
  created: z._default(utcInstant, GO_ZERO_TIME),
  criterias: z._default(z.array(anyCriterion), []),
});
const review = z.extend(anyReview, {
  created: utcInstant,
  criterias: z.array(criterion).check(
    z.refine((items) => items.length === 0 || addUpToOne(items.map((item) => item.weight)), {
      error: 'сумма весов',
    }),
  ),
});

export const anyGrades = z.strictObject({
  defence_grade: z.optional(z.number()),
  supervisor_review: z.optional(anyReview),
});
/** PUT /projects/{projectId}/grades; omitted grades are cleared. */
export const grades = z.strictObject({
  defence_grade: z.optional(grade),
  supervisor_review: z.optional(review),
});

/** POST /projects/{projectId}/tasks/add. */
export const newTask = z.strictObject({
  name: someText,
  description: z.string(),
  deadline: markedWallClock,
});

export const anyTaskChange = z.strictObject({ status: z.optional(code) });
/** PUT /projects/{projectId}/tasks/{taskId}. */
export const taskChange = z.strictObject({ status: code });

/** What is left out is 0 for Go, which knows no application with that id. */
export const anyDecision = z.strictObject({
  id: z._default(z.int(), 0),
  student_id: z._default(z.int(), 0),
  professor_id: z._default(z.int(), 0),
  status: z._default(z.boolean(), false),
});
/** PUT /applications/{id}. */
export const applicationDecision = z.strictObject({
  id: recordId,
  student_id: recordId,
  professor_id: recordId,
  status: z.boolean(),
});

export const anyMeeting = z.strictObject({
  meeting_time: utcInstant,
  duration: z.int().check(z.gte(0)),
  description: z.string(),
  is_online: z.boolean(),
});
/** POST /slots/addslot; minutes. */
export const newMeeting = z.extend(anyMeeting, {
  duration: z.int().check(z.gte(1), z.lte(180)),
});
/** PUT /slots/{id}/update; minutes. */
export const meetingChange = z.extend(anyMeeting, {
  duration: z.int().check(z.gte(15), z.lte(180)),
});

/** POST /slots/{id}/addproject. */
export const meetingProject = z.strictObject({ project_id: recordId });

/** POST /auth/integration/setplanner. */
export const plannerChoice = z.strictObject({ planner_id: z.union([someText, z.number()]) });

export const anySignIn = z.strictObject({ username: z.string(), password: z.string() });
/** POST /auth/signin; the phone of an old account may lack the plus (decisions §2.7). */
export const signIn = z.strictObject({
  username: z.string().check(z.regex(/^\+?\d+$/)),
  password: someText,
});

/** POST /auth/signup; the form of the phone (+7 and ten digits) is checked separately. */
export const signUp = z.strictObject({
  username: z.string().check(z.regex(/^\+?\d+$/)),
  password: z.string().check(z.minLength(6)),
  name: someText,
  surname: someText,
  middlename: z.string(),
});

/** Whether the weights add up to 1; the sum is rounded to one decimal (spec §5). */
function addUpToOne(weights: readonly number[]): boolean {
  const sum = weights.reduce((total, next) => total + next, 0);
  return sum.toFixed(1) === '1.0';
}
