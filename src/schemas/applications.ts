import * as z from 'zod/mini';
import type { Application, ApplicationDecision, ApplicationStatus } from '@/domain/application';
import { integerOf } from '@/lib/id';
import {
  id,
  listAnswer,
  nonZeroNumber,
  optionalText,
  record,
  requiredOpaqueId,
  sentId,
  text,
} from './wire';

const STATUSES: Record<string, ApplicationStatus | undefined> = {
  null: 'pending',
  true: 'approved',
  false: 'rejected',
};

const application = record(
  {
    id,
    /** Only sent back. */
    professor_id: z.union([id, z.literal(0)]),
    /** As served: it is sent back in `student_ids` of a new project. */
    student_id: requiredOpaqueId,
    student_name: text,
    student_uni: optionalText,
    student_ed_prog: optionalText,
    student_course: nonZeroNumber,
    /** On the wire `'null'`, `'true'`, `'false'` as text, booleans or `null`; anything else is `undefined`. */
    status: z.pipe(
      z.nullish(z.union([z.string(), z.boolean()])),
      z.transform((value) => STATUSES[String(value ?? null)]),
    ),
  },
  (served): Application => ({
    id: served.id,
    professorId: served.professor_id,
    studentId: served.student_id,
    student: {
      name: served.student_name,
      course: served.student_course,
      programme: served.student_ed_prog,
      university: served.student_uni,
    },
    status: served.status,
  }),
);

/** GET /applications/professor (spec §3 "Application"). */
export const applicationsAnswer = listAnswer('applications', application);

/** PUT /applications/{id}: the decision; `true` approves, `false` rejects. */
export const applicationDecisionBody = z.pipe(
  z.transform(({ id: applicationId, studentId, professorId, isApproved }: ApplicationDecision) => ({
    id: integerOf(applicationId),
    student_id: integerOf(studentId),
    professor_id: integerOf(professorId),
    status: isApproved,
  })),
  z.object({ id: sentId, student_id: sentId, professor_id: sentId, status: z.boolean() }),
);
