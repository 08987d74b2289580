import { failureDetails } from '@/api/failure-details';
import { ResultDetails } from '@/components/result-details';
import { UnknownOutcomeError } from '@/queries/proof';

/** What a toast says of a failure beside its message: whether it is certain, and the server's words. */
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
