import * as z from 'zod/mini';
import type { Commit } from '@/domain/commit';
import { listAnswer, optionalInstant, text } from './wire';

const commit = z.pipe(
  z.object({ date_created: optionalInstant, message: text, created_by: text }),
  z.transform(
    ({ date_created, message, created_by }): Commit => ({
      createdAt: date_created,
      message,
      author: created_by,
    }),
  ),
);

/** GET /projects/{projectId}/commits (spec §3 "Commit"). */
export const commitsAnswer = listAnswer('commits', commit);
