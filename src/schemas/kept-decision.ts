import * as z from 'zod/mini';
import type { ApplicationDecision } from '@/domain/application';

const id = z.union([z.number(), z.string()]);

/** A decision that the browser has kept until it can be sent, and who it is about. */
export const keptDecision = z.object({
  id,
  studentId: z.union([id, z.bigint()]),
  professorId: id,
  isApproved: z.boolean(),
  studentName: z.string(),
}) satisfies z.ZodMiniType<ApplicationDecision>;
export type KeptDecision = z.infer<typeof keptDecision>;
