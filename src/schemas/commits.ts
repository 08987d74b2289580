import * as z from 'zod/mini';
import { listAnswer, optionalTime, text } from './wire';

const commit = z.object({
  date_created: optionalTime,
  message: text,
  created_by: text,
});

/** GET /projects/{projectId}/commits (spec §3 "Commit"). */
export const commitsAnswer = listAnswer('commits', commit);
export type Commit = z.infer<typeof commit>;
