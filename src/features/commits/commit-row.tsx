import { memo, useId } from 'react';
import { DataText, ProseText } from '@/components/data-text';
import { Row } from '@/components/list/row';
import { type Commit, splitMessage } from '@/domain/commit';
import { readable } from '@/lib/served-time';
import { isoOf, showInstant } from '@/lib/time';
import styles from './commit-row.module.css';

/** One commit: time, message, author (spec §2.6). Of the message the first line is shown until it is opened. */
export const CommitRow = memo(function CommitRow({ commit }: { commit: Commit }) {
  const messageId = useId();
  const { createdAt: created } = commit;
  const instant = readable(created);
  const { subject, rest } = splitMessage(commit.message);
  return (
    <Row
      labelledBy={messageId}
      className={styles.commit}
      more={
        rest && (
          <p className={styles.rest}>
            <ProseText>{rest}</ProseText>
          </p>
        )
      }
    >
      <p id={messageId} className={styles.message} data-clamp>
        <ProseText>{subject || 'Без сообщения'}</ProseText>
      </p>
      <p className={styles.author} data-clamp>
        Автор: {commit.author ? <DataText>{commit.author}</DataText> : 'не указан'}
      </p>
      {created !== undefined && (
        <time
          dateTime={instant === undefined ? undefined : isoOf(instant)}
          className={styles.created}
        >
          {showInstant(created)}
        </time>
      )}
    </Row>
  );
});
