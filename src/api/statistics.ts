import type { Id } from '@/lib/id';
import { statisticsAnswer } from '@/schemas/statistics';
import { request } from './http';

/** GET /projects/{projectId}/statistics (spec §7). */
export function getStatistics(projectId: Id, signal?: AbortSignal) {
  return request({ path: `/projects/${projectId}/statistics`, answer: statisticsAnswer, signal });
}
