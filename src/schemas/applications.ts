import * as z from 'zod/mini';
import { id, listAnswer, nonZeroNumber, opaqueId, optionalText, sentId, text } from './wire';

export type ApplicationStatus = 'pending' | 'approved' | 'rejected';

const STATUSES: Record<string, ApplicationStatus | undefined> = {
  null: 'pending',
  true: 'approved',
  false: 'rejected',
};

const application = z.object({
  id,
  professor_id: id,
  /** Kept as served: it is passed on in `student_ids` of a new project. */
  student_id: opaqueId,
  student_name: text,
  student_uni: optionalText,
  student_ed_prog: optionalText,
  student_course: nonZeroNumber,
  /** On the wire `'null'`, `'true'`, `'false'` as text, booleans or `null`; anything else is `undefined`. */
  status: z.pipe(
    z.nullish(z.union([z.string(), z.boolean()])),
    z.transform((value) => STATUSES[String(value ?? null)]),
  ),
});

/** GET /applications/professor (spec §3 "Application"). */
export const applicationsAnswer = listAnswer('applications', application);
export type Application = z.infer<typeof application>;

/** PUT /applications/{id}: the decision; `true` approves, `false` rejects. */
export const applicationDecisionBody = z.object({
  id: sentId,
  student_id: sentId,
  professor_id: sentId,
  status: z.boolean(),
});
export type ApplicationDecision = z.infer<typeof applicationDecisionBody>;

/**
 * The applications with this status, in the order of the server; of a student who has applied more
 * than once the first (spec §3, decisions §2.12).
 */
export function withStatus(applications: readonly Application[], status: ApplicationStatus) {
  const byStudent = new Map<string, Application>();
  for (const one of applications) {
    const student = String(one.student_id);
    if (one.status === status && !byStudent.has(student)) byStudent.set(student, one);
  }
  return [...byStudent.values()];
}

/** Address of the applications: what is looked for among them. */
export const applicationsSearch = z.object({
  query: z.optional(z.catch(z.optional(z.string().check(z.minLength(1))), undefined)),
});
