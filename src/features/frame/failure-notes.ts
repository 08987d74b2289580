import { failureDetails } from '@/api/failure-details';
import type { FailureNotes } from '@/components/toasts';
import { UnknownOutcomeError } from '@/queries/proof';

/** What a toast says of a failure beside its message: whether it is certain, and the server's words. */
export function notesOf(error: Error): FailureNotes {
  if (!(error instanceof UnknownOutcomeError)) return { details: failureDetails(error) };
  const { failure } = error;
  return {
    note: failure && 'Неизвестно, успел ли сервер это сделать.',
    details: failureDetails(failure),
  };
}
