import { failureDetails } from '@/api/failure-details';
import { ResultDetails } from '@/components/result-details';
import { UnknownOutcomeError } from '@/queries/proof';

/** Details of a failure in a toast: whether the failure is certain, and the server's message. */
export function FailureNotes({ error }: { error: Error }) {
  const failure = error instanceof UnknownOutcomeError ? error.failure : error;
  const details = failureDetails(failure);
  return (
    <>
      {failure !== error && failure && <p>Неизвестно, успел ли сервер это сделать.</p>}
      {details && <ResultDetails>{details}</ResultDetails>}
    </>
  );
}
