import type { Id, OpaqueId } from '@/lib/id';
import type { Student } from './student';

export type ApplicationStatus = 'pending' | 'approved' | 'rejected';

/** A student's application for supervision (spec §3 "Application"). */
export interface Application {
  id: Id;
  professorId: Id;
  /** As served: it is sent back in a new project. */
  studentId: OpaqueId;
  student: Student;
  /** `undefined` for a status outside of the contract. */
  status: ApplicationStatus | undefined;
}

/** The professor's decision on an application. */
export interface ApplicationDecision extends Pick<Application, 'id' | 'studentId' | 'professorId'> {
  isApproved: boolean;
}

/**
 * The applications with this status, in the server's order; only the first one per student (spec §3,
 * decisions §2.12).
 */
export function withStatus(applications: readonly Application[], status: ApplicationStatus) {
  const byStudent = new Map<string, Application>();
  for (const application of applications) {
    const student = String(application.studentId);
    if (application.status === status && !byStudent.has(student)) {
      byStudent.set(student, application);
    }
  }
  return [...byStudent.values()];
}

/** Said where the server has no call for applications: an older generation. */
export const NO_APPLICATIONS = 'Этот сервер не ведёт заявок';
