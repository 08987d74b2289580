import { useQuery } from '@tanstack/react-query';
import { isRefused } from '@/api/errors';
import { failureDetails } from '@/api/failure-details';
import { FailedRead } from '@/components/failed-read';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import { studentsOptions } from '@/queries/students';
import { JsonDump } from './json-dump';

/** The raw JSON of the students (spec §2.16), or that the server refuses it: some have no such call. */
export function StudentsPage() {
  const { data, error, isFetching, refetch } = useQuery(studentsOptions());
  return (
    <Page heading="Студенты">
      {data !== undefined && <JsonDump value={data} />}
      {data === undefined &&
        (isRefused(error) ? (
          <FailedRead
            details={failureDetails(error)}
            isFetching={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Spinner />
        ))}
    </Page>
  );
}
