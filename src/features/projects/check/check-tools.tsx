import { useState } from 'react';
import { useAction } from '@/components/action/use-action';
import { Button } from '@/components/button';
import { CommittedSelect } from '@/components/committed-select';
import { lazyDialog } from '@/components/lazy-part';
import { CountedProgress } from '@/components/progress/progress';
import { useDialog } from '@/components/use-dialog';
import type { Project } from '@/domain/project';
import { attentionOf } from '@/domain/project-check';
import type { Id } from '@/lib/id';
import { showInstant } from '@/lib/time';
import { checkProjectsMutation, newCheckRun, staleProjects } from '@/queries/project-checks';
import { type ProjectsSearch, readProjectsSearch } from '@/schemas/addresses';
import styles from './check-tools.module.css';
import { useChecks } from './use-checks';

const CheckQuestion = lazyDialog(async () => (await import('./check-question')).CheckQuestion, {
  mui: true,
});

/** Above this number of projects a dialog asks first: a check makes two calls for each. */
const MOST_UNASKED = 30;

const SILENCES = [
  { value: '', label: 'Не важно' },
  { value: '7', label: '7 дней' },
  { value: '14', label: '14 дней' },
  { value: '30', label: '30 дней' },
];

interface CheckToolsProps {
  /** The projects that are shown. */
  projects: readonly Project[];
  search: ProjectsSearch;
  onSearchChange: (change: Partial<ProjectsSearch>) => void;
}

/** Starts and stops a check of the shown projects, and filters those without recent commits. */
export function CheckTools({ projects, search, onSearchChange }: CheckToolsProps) {
  const { checks, run, progress } = useChecks();
  const checking = useAction(checkProjectsMutation());
  const question = useDialog<readonly Id[]>();
  const [isFresh, setIsFresh] = useState(false);
  const ids = projects.map(({ id }) => id);
  const { checkedAt, checked, failed } = attentionOf(ids, checks);
  const isBusy = run !== undefined;

  function check(wanted: readonly Id[]) {
    void checking.mutate(newCheckRun(wanted));
  }

  function preloadQuestion() {
    if (ids.length > MOST_UNASKED) CheckQuestion.preload();
  }

  function handlePress() {
    const stale = staleProjects(ids, checks);
    setIsFresh(stale.length === 0);
    if (stale.length > MOST_UNASKED) question.show(stale);
    else if (stale.length > 0) check(stale);
  }

  return (
    <div className={styles.tools}>
      {/* One button for both, so that it keeps the focus. The second click of a double click must not stop. */}
      <Button
        variant="outlined"
        disabled={!progress && ids.length === 0}
        onPointerEnter={preloadQuestion}
        onFocus={preloadQuestion}
        onClick={({ detail }) => {
          if (!run) handlePress();
          else if (detail < 2) run.stopping.abort();
        }}
      >
        {progress ? 'Остановить' : `Проверить проекты (${ids.length})`}
      </Button>
      {(isBusy || checks.size > 0 || search.silence) && (
        <CommittedSelect
          label="Тишина от"
          labelAt="beside"
          value={search.silence ?? ''}
          options={SILENCES}
          onChange={(silence) =>
            onSearchChange({ silence: readProjectsSearch({ silence }).silence })
          }
        />
      )}
      <div className={isBusy || checkedAt !== undefined ? styles.news : undefined}>
        {progress && <CountedProgress word="Проверено" {...progress} />}
        <output className={styles.age}>
          {!progress && checkedAt !== undefined && `Проверено ${showInstant(checkedAt)}`}
          {!progress &&
            checkedAt !== undefined &&
            checked < ids.length &&
            `: ${checked} из ${ids.length}`}
          {!progress && failed > 0 && `, не удалось: ${failed}`}
          {!progress && isFresh && ', это свежие данные'}
        </output>
      </div>
      {question.shown && (
        <CheckQuestion
          key={question.shown.id}
          {...question.shown.life}
          projects={question.shown.subject}
          onConfirm={check}
        />
      )}
    </div>
  );
}
