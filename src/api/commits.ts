import type { Id } from '@/lib/id';
import { commitsAnswer } from '@/schemas/commits';
import { request } from './http';

/** GET /projects/{projectId}/commits since the instant `from` (spec §7). */
export function getCommits(projectId: Id, from: Date, signal?: AbortSignal) {
  return request({
    path: `/projects/${projectId}/commits`,
    search: { from: from.toISOString() },
    answer: commitsAnswer,
    signal,
  });
}
