import { useState } from 'react';
import { useAction } from '@/components/action/use-action';
import { OPENS_DIALOG } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { CommittedSelect } from '@/components/committed-select';
import { CountedProgress } from '@/components/progress/progress';
import { Question } from '@/components/question';
import { type DialogLife, useDialog } from '@/components/use-dialog';
import type { Project } from '@/domain/project';
import { attentionOf } from '@/domain/project-check';
import type { Id } from '@/lib/id';
import { counted } from '@/lib/plural';
import { showInstant } from '@/lib/time';
import {
  callsOfCheck,
  checkProjectsMutation,
  newCheckRun,
  staleProjects,
} from '@/queries/project-checks';
import { type ProjectsSearch, readProjectsSearch } from '@/schemas/addresses';
import styles from './check-tools.module.css';
import { useChecks } from './use-checks';

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
        {...(ids.length > MOST_UNASKED && OPENS_DIALOG)}
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
      {question.render((stale, life) => (
        <CheckQuestion {...life} projects={stale} onConfirm={check} />
      ))}
    </div>
  );
}

interface CheckQuestionProps extends DialogLife {
  /** The projects at the time of the click, even if the page shows others by now. */
  projects: readonly Id[];
  onConfirm: (projects: readonly Id[]) => void;
}

/**
 * Asks before many projects are checked, and names the number of calls that it takes.
 *
 * @internal exported for its test.
 */
export function CheckQuestion({ projects, onConfirm, ...life }: CheckQuestionProps) {
  return (
    <Question
      {...life}
      title="Проверить проекты?"
      confirm="Проверить"
      onConfirm={() => {
        life.onClose();
        onConfirm(projects);
      }}
    >
      <p>
        {`Проверка займёт время: ${counted(projects.length, ['проект', 'проекта', 'проектов'])}, около ` +
          // Two calls per project, so the number never ends in 1.
          `${callsOfCheck(projects.length)} запросов к серверу. ` +
          'Её можно остановить, а пока она идёт — работать на других страницах.'}
      </p>
    </Question>
  );
}
