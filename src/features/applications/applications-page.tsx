import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { isMissingCall } from '@/api/errors';
import { Button } from '@/components/button';
import { Checkbox } from '@/components/checkbox/checkbox';
import { EmptyState } from '@/components/empty-state';
import { OwnRead } from '@/components/failed-read';
import { FoundCount } from '@/components/found-count';
import { AppLink } from '@/components/link';
import { List } from '@/components/list/list';
import { Page } from '@/components/page';
import { SearchField } from '@/components/search-field';
import shared from '@/components/shared.module.css';
import { SkeletonRows } from '@/components/spinner';
import { PageToast } from '@/components/toasts';
import { useTicks } from '@/components/use-ticks';
import {
  type Application,
  NO_APPLICATIONS,
  studentsWithSeveralPending,
  withStatus,
} from '@/domain/application';
import { EMPTY_LIST } from '@/domain/read-list';
import { type Id, toId } from '@/lib/id';
import { searchIndex } from '@/lib/text-search';
import { applicationsOptions } from '@/queries/applications';
import { ApplicationRow } from './application-row';
import { TickedApplications } from './ticked-applications';

interface ApplicationsPageProps {
  /** The search text; kept in the address. */
  query: string;
  onQueryChange: (query: string) => void;
}

/** The list of pending applications (spec §2.11); a failed read shows an empty list (spec §8), and says so. */
export function ApplicationsPage({ query, onQueryChange }: ApplicationsPageProps) {
  const read = useQuery(applicationsOptions());
  const { data = EMPTY_LIST, isFetched, error } = read;
  const [approved, setApproved] = useState<Application>();
  /** What was decided on this page, by id. */
  const [outcomes, setOutcomes] = useState<ReadonlyMap<Id, boolean>>(new Map());
  // One a student (decisions §2.12).
  const pending = useMemo(
    () => new Set(withStatus(data.items, 'pending').map(({ id }) => id)),
    [data],
  );
  const withAnother = useMemo(() => studentsWithSeveralPending(data.items), [data]);
  const field = useRef<HTMLInputElement>(null);
  // Deferred: typing stays responsive while a long list is filtered.
  const followed = useDeferredValue(query);
  const isFound = useMemo(() => applicationFilter(followed), [followed]);
  // What was decided here keeps its place until the page is left.
  const found = useMemo(
    () => data.items.filter((one) => (pending.has(one.id) || outcomes.has(one.id)) && isFound(one)),
    [data, pending, outcomes, isFound],
  );
  const undecided = useMemo(() => found.filter(({ id }) => pending.has(id)), [found, pending]);
  const ticks = useTicks(useMemo(() => undecided.map(({ id }) => id), [undecided]));
  if (isMissingCall(error)) {
    return (
      <Page heading="Заявки на научное руководство">
        <EmptyState icon="inbox" text={NO_APPLICATIONS} />
      </Page>
    );
  }
  return (
    <Page
      heading="Заявки на научное руководство"
      beside={<FoundCount word="Найдено" count={isFetched ? undecided.length : undefined} />}
    >
      <div className={shared.tools}>
        <SearchField
          inputRef={field}
          label="Поиск по заявкам"
          placeholder="Студент, программа, университет"
          query={query}
          onChange={onQueryChange}
        />
        {pending.size > 0 && (
          <Checkbox
            checked={ticks.isEachTicked}
            disabled={undecided.length === 0}
            onChange={({ target }) => ticks.tickEach(target.checked)}
          >
            Отметить все
          </Checkbox>
        )}
      </div>
      {!isFetched && <SkeletonRows rows={10} />}
      <OwnRead read={read} waiting={null}>
        {() => null}
      </OwnRead>
      {isFetched && pending.size === 0 && (
        <EmptyState icon="inbox" text="Заявок на рассмотрении нет!" />
      )}
      {pending.size > 0 && found.length === 0 && (
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
        onUntick={() => ticks.tickEach(false)}
      />
      {pending.size > 0 && found.length > 0 && (
        <List
          items={found}
          itemKey={({ id }) => id}
          renderItem={(application) => (
            <ApplicationRow
              application={application}
              outcome={pending.has(application.id) ? undefined : outcomes.get(application.id)}
              hasAnother={withAnother.has(String(application.studentId))}
              isTicked={ticks.ticked.has(application.id)}
              onTick={ticks.tick}
              onDecided={(decided, isApproved) => {
                setOutcomes((before) => new Map(before).set(decided.id, isApproved));
                if (isApproved) setApproved(decided);
              }}
            />
          )}
        />
      )}
      <ApprovalNotice approved={approved} onClose={() => setApproved(undefined)} />
    </Page>
  );
}

/** Returns a predicate: whether the card of an application contains every word of the query. */
const { matcher: applicationFilter } = searchIndex<Application>(({ student }) => [
  student.name,
  student.university,
  student.programme,
]);

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
