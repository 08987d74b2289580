import type { ApplicationDecision } from '@/domain/application';
import { applicationDecisionBody, applicationsAnswer } from '@/schemas/applications';
import { request } from './http';

/** GET /applications/professor (spec §7). */
export function getApplications(signal?: AbortSignal) {
  return request({ path: '/applications/professor', answer: applicationsAnswer, signal });
}

/** PUT /applications/{id}: approves or rejects (spec §7); a failure is logged in the words of spec §8. */
export async function decideApplication(decision: ApplicationDecision) {
  try {
    await request({
      method: 'PUT',
      path: `/applications/${decision.id}`,
      body: applicationDecisionBody.parse(decision),
    });
  } catch (error) {
    console.warn('Network response was not ok');
    throw error;
  }
}
