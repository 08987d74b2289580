import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useId, useState } from 'react';
import { isRefused } from '@/api/errors';
import { failureDetails } from '@/api/failure-details';
import { Button } from '@/components/button';
import { DayRow } from '@/components/day-row';
import { EmptyState } from '@/components/empty-state';
import { FailedRead } from '@/components/failed-read';
import { FoundCount } from '@/components/found-count';
import { List } from '@/components/list/list';
import { Row } from '@/components/list/list-rows';
import { MissingIntegration } from '@/components/missing-integration';
import { Page } from '@/components/page';
import { ProseText } from '@/components/prose-text';
import shared from '@/components/shared.module.css';
import { SkeletonRows, Spinner } from '@/components/spinner';
import { useToday, useZoneOffsets } from '@/components/use-now';
import {
  byDays,
  COMMIT_WINDOW_DAYS,
  type Commit,
  lastCommitText,
  newestFirst,
  splitMessage,
} from '@/domain/commit';
import type { Id } from '@/lib/id';
import { formatTime, isoOf, showInstant } from '@/lib/time';
import { useConnection } from '@/queries/account';
import { commitsOptions } from '@/queries/commits';
import { useLastError } from '@/queries/use-last-error';
import styles from './commits-page.module.css';

/** The commits of the last 30 days; after a failure that is retried the spinner stays (spec §2.6, §8). */
export function CommitsPage({ projectId }: { projectId: Id }) {
  const read = useQuery(commitsOptions(projectId));
  const { data, refetch } = read;
  const error = useLastError(read);
  const today = useToday();
  const [author, setAuthor] = useState<string>();
  // Days and times are those of the browser's zone.
  useZoneOffsets();
  const all = data && newestFirst(data.items);
  const commits = all?.filter((commit) => author === undefined || authorOf(commit) === author);
  return (
    <Page
      heading={`Коммиты проекта #${projectId} за последние ${COMMIT_WINDOW_DAYS} дней`}
      title={`Коммиты проекта #${projectId}`}
      actions={
        all?.length !== 0 && (
          <div>
            <FoundCount count={commits?.length} />
            <p className={shared.count}>{lastCommitText(commits?.[0], today)}</p>
          </div>
        )
      }
    >
      {!commits && !isRefused(error) && <SkeletonRows rows={12} />}
      {!commits && isRefused(error) && (
        <Refused details={failureDetails(error)} onRetry={refetch} />
      )}
      {all?.length === 0 && <EmptyState icon="commit" text="Коммитов нет!" />}
      {all && all.length > 0 && <Authors commits={all} chosen={author} onChange={setAuthor} />}
      {commits && commits.length > 0 && (
        <List
          items={byDays(commits, today)}
          // The server sends no identifiers of commits; their order never changes.
          itemKey={({ commit: { createdAt } }, index) => `${createdAt}:${index}`}
          renderItem={({ commit, day }) => (
            <DayRow day={day} level={2}>
              <CommitRow commit={commit} />
            </DayRow>
          )}
        />
      )}
    </Page>
  );
}

/** A refused read, which is not retried: says that there is no hub, or shows the server's message (decisions §5.27). */
function Refused(refusal: ComponentProps<typeof FailedRead>) {
  const hub = useConnection('repositoryHub');
  if (hub === 'pending') return <Spinner />;
  return hub === 'missing' ? (
    <MissingIntegration kind="repositoryHub" />
  ) : (
    <FailedRead {...refusal} />
  );
}

function authorOf({ author }: Commit): string {
  return author || 'не указан';
}

interface AuthorsProps {
  commits: readonly Commit[];
  /** Whose commits alone are shown; `undefined` for all. */
  chosen: string | undefined;
  onChange: (author: string | undefined) => void;
}

/** Who made how many commits, the most first; a press shows this author's alone, another one all again. */
function Authors({ commits, chosen, onChange }: AuthorsProps) {
  const counts = new Map<string, number>();
  for (const commit of commits) {
    counts.set(authorOf(commit), (counts.get(authorOf(commit)) ?? 0) + 1);
  }
  return (
    <fieldset aria-label="Авторы" className={styles.authors}>
      {[...counts]
        .toSorted(([, one], [, other]) => other - one)
        .map(([author, count]) => (
          <Button
            key={author}
            variant="outlined"
            size="row"
            aria-pressed={author === chosen}
            data-printed
            onClick={() => onChange(author === chosen ? undefined : author)}
          >
            {`${author} — ${count}`}
          </Button>
        ))}
    </fieldset>
  );
}

/** One commit: time, message, author (spec §2.6). Of a long message three lines are shown, the rest on demand. */
function CommitRow({ commit }: { commit: Commit }) {
  const messageId = useId();
  const { createdAt: created } = commit;
  const { subject, rest } = splitMessage(commit.message);
  return (
    <Row labelledBy={messageId} className={styles.commit}>
      <p id={messageId} className={styles.message}>
        <ProseText>{subject || 'Без сообщения'}</ProseText>
      </p>
      <p className={shared.quiet}>
        Автор: {commit.author ? <bdi>{commit.author}</bdi> : 'не указан'}
      </p>
      {created !== undefined && (
        <p className={styles.created}>
          <time dateTime={isoOf(created)} className={shared.hidden}>
            {showInstant(created)}
          </time>
          {/* The day stands beside its first row. */}
          <span aria-hidden title={showInstant(created)}>
            {formatTime(created)}
          </span>
        </p>
      )}
      {rest && <Rest text={rest} messageId={messageId} />}
    </Row>
  );
}

/** Lines of a message that are shown, and as many letters as three lines take at most. */
const SHOWN = { lines: 3, letters: 300 };

function Rest({ text, messageId }: { text: string; messageId: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.split('\n').length > SHOWN.lines || text.length > SHOWN.letters;
  return (
    <div className={styles.rest}>
      <p data-clamp={(isLong && !isWhole) || undefined}>
        <ProseText>{text}</ProseText>
      </p>
      {isLong && (
        <Button
          size="row"
          aria-describedby={messageId}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Свернуть' : 'Показать полностью'}
        </Button>
      )}
    </div>
  );
}
