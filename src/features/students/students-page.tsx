import { useQuery } from '@tanstack/react-query';
import { isRefused } from '@/api/errors';
import { failureDetails } from '@/api/failure-details';
import { FailedRead } from '@/components/failed-read';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import { writeJson } from '@/lib/json';
import { studentsOptions } from '@/queries/students';
import { useLastError } from '@/queries/use-last-error';

/** The raw JSON of the students (spec §2.16), or a message if the server refuses: some lack the call. */
export function StudentsPage() {
  const read = useQuery(studentsOptions());
  const { data, refetch } = read;
  const error = useLastError(read);
  return (
    <Page heading="Студенты">
      {data !== undefined && <pre>{writeJson(data, 2)}</pre>}
      {data === undefined && !isRefused(error) && <Spinner />}
      {data === undefined && isRefused(error) && (
        <FailedRead details={failureDetails(error)} onRetry={refetch} />
      )}
    </Page>
  );
}
