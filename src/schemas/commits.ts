import * as z from 'zod/mini';
import { listAnswer, text } from './wire';
import { optionalInstant } from './wire-times';

const commit = z.object({
  /** An instant in milliseconds; what is no time is as it was served. */
  date_created: optionalInstant,
  message: text,
  created_by: text,
});

/** GET /projects/{projectId}/commits (spec §3 "Commit"). */
export const commitsAnswer = listAnswer('commits', commit);
export type Commit = z.infer<typeof commit>;
