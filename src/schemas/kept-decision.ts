import * as z from 'zod/mini';
import type { ApplicationDecision } from '@/domain/application';

const id = z.union([z.number(), z.string()]);

/** A decision stored in a batch, with the student's name. */
export const keptDecision = z.object({
  id,
  studentId: z.union([id, z.bigint()]),
  professorId: id,
  isApproved: z.boolean(),
  studentName: z.string(),
}) satisfies z.ZodMiniType<ApplicationDecision>;
export type KeptDecision = z.infer<typeof keptDecision>;
