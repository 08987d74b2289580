import type { Commit } from '@/domain/commit';
import { listAnswer, optionalInstant, record, text } from './wire';

const commit = record(
  { date_created: optionalInstant, message: text, created_by: text },
  ({ date_created, message, created_by }): Commit => ({
    createdAt: date_created,
    message,
    author: created_by,
  }),
);

/** GET /projects/{projectId}/commits (spec §3 "Commit"). */
export const commitsAnswer = listAnswer('commits', commit);
