import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/button';
import { AppLink } from '@/components/link';
import { Section } from '@/components/section';
import { useToday } from '@/components/use-now';
import { type CommitDay, commitDays, lastCommitText, newestFirst } from '@/domain/commit-days';
import type { Id } from '@/lib/id';
import { commitsOptions } from '@/queries/commits';
import { useConnection } from '@/queries/use-connection';
import styles from './project-glance.module.css';

/** The commits of the last 30 days; they are expensive for a server, so they are read on demand. */
export function CommitsGlance({ projectId }: { projectId: Id }) {
  const today = useToday();
  const { data, isFetching, isError, refetch } = useQuery({
    ...commitsOptions(projectId),
    enabled: false,
  });
  const [newest] = newestFirst(data?.items ?? []);
  return (
    <Section heading="Коммиты">
      <div className={styles.card}>
        {data && (
          <>
            <p>{lastCommitText(newest, today) ?? 'За последние 30 дней коммитов нет'}</p>
            <Bars days={commitDays(data.items, today)} />
            <AppLink to="/projects/$projectId/commits" params={{ projectId }}>
              Все коммиты
            </AppLink>
          </>
        )}
        {isError && !data && <CommitsFailure />}
        {!data && (
          <div>
            <Button variant="outlined" isPending={isFetching} onClick={() => void refetch()}>
              Показать коммиты
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}

/** Without a hub the server has no commits to tell (decisions §1). */
function CommitsFailure() {
  const connection = useConnection('repositoryHub');
  if (connection === 'pending') return null;
  return (
    <p role="alert">{connection === 'missing' ? 'GitHub не подключён' : 'Не удалось загрузить'}</p>
  );
}

/** A bar for each day; the figures are on the page of commits. */
function Bars({ days }: { days: readonly CommitDay[] }) {
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <svg
      aria-hidden
      className={styles.bars}
      viewBox={`0 0 ${days.length} 1`}
      preserveAspectRatio="none"
    >
      {days.map(({ day, count }, index) => (
        <rect key={day} x={index + 0.15} y={1 - count / most} width={0.7} height={count / most} />
      ))}
    </svg>
  );
}
