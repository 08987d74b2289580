import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isRefused } from '@/api/errors';
import { failureDetails } from '@/api/failure-details';
import { FailedRead } from '@/components/failed-read';
import { Page } from '@/components/page';
import { Spinner } from '@/components/spinner';
import { writeJson } from '@/lib/json';
import { studentsOptions } from '@/queries/students';
import { sliceLines } from './json-slices';
import styles from './students-page.module.css';

/** The raw JSON of the students (spec §2.16), or a message if the server refuses: some lack the call. */
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

/** Length of a slice in characters; shorter texts are rendered whole. */
const SLICE_LENGTH = 10_000;

/** Control characters that change the text direction. */
const DIRECTION_MARK = /\p{Bidi_Control}/gu;

/** Renders a value as raw JSON of any length (spec §2.16); direction marks are escaped. */
function JsonDump({ value }: { value: unknown }) {
  const slices = useMemo(
    () => sliceLines(writeJson(value, 2).replace(DIRECTION_MARK, escaped), SLICE_LENGTH),
    [value],
  );
  return (
    <pre className={styles.dump}>
      {slices.length === 1
        ? slices[0]?.text
        : slices.map(({ start, text, lines }) => (
            <span
              key={start}
              className={styles.slice}
              style={{ containIntrinsicBlockSize: `${lines}lh` }}
            >
              {text}
            </span>
          ))}
    </pre>
  );
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
