import { useMemo } from 'react';
import { writeJson } from '@/lib/json';
import styles from './json-dump.module.css';
import { sliceLines } from './json-slices';

/** Length of a slice in characters; shorter texts are rendered whole. */
const SLICE_LENGTH = 10_000;

/** Control characters that change the text direction. */
const DIRECTION_MARK = /\p{Bidi_Control}/gu;

/** Renders a value as raw JSON of any length (spec §2.16); direction marks are escaped. */
export function JsonDump({ value }: { value: unknown }) {
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
