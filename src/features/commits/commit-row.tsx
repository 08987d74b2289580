import { memo, useId } from 'react';
import { DataText } from '@/components/data-text';
import { Row } from '@/components/list/row';
import type { Commit } from '@/domain/commit';
import { readable } from '@/lib/served-time';
import { isoOf, showInstant } from '@/lib/time';
import styles from './commit-row.module.css';

/** One commit: time, message, author (spec §2.6). Of a long message two lines are shown until it is opened. */
export const CommitRow = memo(function CommitRow({ commit }: { commit: Commit }) {
  const messageId = useId();
  const { createdAt: created } = commit;
  const instant = readable(created);
  return (
    <Row labelledBy={messageId} className={styles.commit}>
      <p id={messageId} className={styles.message} data-clamp>
        <DataText isProse>{commit.message.trim() || 'Без сообщения'}</DataText>
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
