import { decideApplication } from '@/api/applications';
import { refusalText } from '@/api/refusal-text';
import type { ApplicationDecision } from '@/domain/application';
import { applicationsOptions } from './applications';

/** A decision with the student's name. */
export interface NamedDecision extends ApplicationDecision {
  studentName: string;
}

/** The batch that approves or rejects several applications (decisions §5.37). */
export const decisionsBatch = {
  send: (decision: NamedDecision) => decideApplication(decision),
  reasonOf: refusalText,
  invalidates: [applicationsOptions().queryKey],
};
