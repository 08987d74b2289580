import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { AppDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { Checkbox } from '@/components/checkbox/checkbox';
import { EmptyState } from '@/components/empty-state';
import { FoundCount } from '@/components/found-count';
import { lazyPart } from '@/components/lazy-part';
import { AppLink } from '@/components/link';
import { List } from '@/components/list/list';
import { Page } from '@/components/page';
import { PageToast } from '@/components/page-toast';
import { markOf } from '@/components/search/marked';
import { SearchField } from '@/components/search-field';
import { SkeletonRows } from '@/components/spinner';
import { useDialog } from '@/components/use-dialog';
import { useTicks } from '@/components/use-ticks';
import { type Application, studentsWithSeveralPending, withStatus } from '@/domain/application';
import { EMPTY_LIST } from '@/domain/read-list';
import { toId } from '@/lib/id';
import { searchIndex } from '@/lib/text-search';
import { applicationsOptions } from '@/queries/applications';
import { ApplicationRow } from './application-row';
import styles from './applications-page.module.css';
import { RejectQuestion } from './reject-question';
import { useRowKeys } from './use-row-keys';
import { useShownApplications } from './use-shown-applications';

// Saves 8 KiB, most of them batches.
const TickedApplications = lazyPart(
  async () => (await import('./ticked-applications')).TickedApplications,
  { renderFallback: () => null },
);

interface ApplicationsPageProps {
  /** The search text; kept in the address. */
  query: string;
  onQueryChange: (query: string) => void;
}

/** The list of pending applications (spec §2.11); a failed read shows an empty list (spec §8). */
export function ApplicationsPage({ query, onQueryChange }: ApplicationsPageProps) {
  const { data = EMPTY_LIST, isFetched } = useQuery(applicationsOptions());
  const [approved, setApproved] = useState<Application>();
  const pending = useMemo(() => withStatus(data.items, 'pending'), [data]);
  const withAnother = useMemo(() => studentsWithSeveralPending(data.items), [data]);
  const list = useRef<HTMLDivElement>(null);
  const { rows, freeze, recordOutcome } = useShownApplications(pending, list);
  useRowKeys(list);
  const rejection = useDialog<Application>();
  const field = useRef<HTMLInputElement>(null);
  // Deferred: typing stays responsive while a long list is filtered.
  const followed = useDeferredValue(query);
  const isFound = useMemo(() => applicationFilter(followed), [followed]);
  const found = useMemo(
    () => rows.filter(({ application }) => isFound(application)),
    [rows, isFound],
  );
  const undecided = useMemo(
    () => found.filter(({ isPending }) => isPending).map(({ application }) => application),
    [found],
  );
  const ticks = useTicks(useMemo(() => undecided.map(({ id }) => id), [undecided]));
  const mark = useMemo(() => (followed ? markOf(followed) : undefined), [followed]);
  return (
    <Page heading="Заявки на научное руководство">
      <div className={styles.tools}>
        <SearchField
          inputRef={field}
          label="Поиск по заявкам"
          placeholder="Студент, программа, университет"
          query={query}
          onChange={onQueryChange}
        />
        {pending.length > 0 && (
          <Checkbox
            checked={ticks.isEachTicked}
            disabled={undecided.length === 0}
            onChange={({ target }) => ticks.tickEach(target.checked)}
          >
            Отметить все
          </Checkbox>
        )}
      </div>
      <FoundCount
        word="Найдено"
        count={isFetched ? pending.filter(isFound).length : undefined}
        className={styles.count}
      />
      {!isFetched && <SkeletonRows rows={10} />}
      {isFetched && pending.length === 0 && (
        <EmptyState icon="inbox" text="Заявок на рассмотрении нет!" />
      )}
      {pending.length > 0 && found.length === 0 && (
        <EmptyState icon="search" text="Ничего не найдено">
          <Button
            variant="outlined"
            onClick={() => {
              // This button unmounts: move the focus to the field.
              field.current?.focus();
              onQueryChange('');
            }}
          >
            Сбросить поиск
          </Button>
        </EmptyState>
      )}
      <TickedApplications
        ticked={undecided.filter(({ id }) => ticks.ticked.has(id))}
        onBegun={() => ticks.tickEach(false)}
      />
      <div ref={list}>
        {pending.length > 0 && found.length > 0 && (
          <List
            items={found}
            itemKey={({ application }) => application.id}
            renderItem={(row) => (
              <ApplicationRow
                {...row}
                hasAnother={withAnother.has(String(row.application.studentId))}
                isTicked={ticks.ticked.has(row.application.id)}
                onTick={ticks.tick}
                mark={mark}
                onReject={rejection.show}
                onRejectNear={AppDialog.preload}
                onAsked={freeze}
                onApproved={(application) => {
                  recordOutcome(application, true);
                  setApproved(application);
                }}
              />
            )}
          />
        )}
      </div>
      {rejection.render((application, life) => (
        <RejectQuestion
          {...life}
          application={application}
          isDecided={!pending.some(({ id }) => id === application.id)}
          onAsked={() => freeze(application)}
          onRejected={() => recordOutcome(application, false)}
        />
      ))}
      <ApprovalNotice approved={approved} onClose={() => setApproved(undefined)} />
    </Page>
  );
}

const index = searchIndex<Application>(({ student }) => [
  student.name,
  student.university,
  student.programme,
]);

/** Returns a predicate: whether the card of an application contains every word of the query. */
const applicationFilter = index.matcher;

interface ApprovalNoticeProps {
  /** The application approved last; `undefined` shows nothing. */
  approved: Application | undefined;
  onClose: () => void;
}

/** After an approval, offers to register a project with the student. */
function ApprovalNotice({ approved, onClose }: ApprovalNoticeProps) {
  if (!approved) return null;
  return (
    <PageToast key={approved.id} onClose={onClose}>
      Заявка одобрена: <bdi>{approved.student.name}</bdi>.{' '}
      <AppLink
        to="/scientificleadership/add"
        search={{ student: toId(String(approved.studentId)) }}
        underline="always"
      >
        Добавить проект
      </AppLink>
    </PageToast>
  );
}
