import { useState } from 'react';
import { useAction } from '@/components/action/use-action';
import { OPENS_DIALOG } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { CountedProgress } from '@/components/progress/progress';
import { Question } from '@/components/question';
import { type DialogLife, useDialog } from '@/components/use-dialog';
import { useNow } from '@/components/use-now';
import type { Project } from '@/domain/project';
import { attentionOf } from '@/domain/project-check';
import type { Id } from '@/lib/id';
import { counted } from '@/lib/plural';
import { showInstant } from '@/lib/time';
import {
  callsOfCheck,
  checkProjectsMutation,
  MOST_UNASKED,
  newCheckRun,
  staleProjects,
} from '@/queries/project-checks';
import { useIsCheckDue } from '@/queries/use-automatic-checks';
import styles from './check-tools.module.css';
import { useChecks } from './use-checks';

interface CheckToolsProps {
  projects: readonly Project[];
  /** All projects of the page, which may be checked by themselves. */
  listed: readonly Project[];
}

/** Starts and stops a check of the shown projects, unless the last one is still good, and says how old that is. */
export function CheckTools({ projects, listed }: CheckToolsProps) {
  const { checks, run, progress } = useChecks();
  const checking = useAction(checkProjectsMutation());
  const question = useDialog<readonly Id[]>();
  // Once it was pressed the button stays, since it has the focus.
  const [wasPressed, setWasPressed] = useState(false);
  const ids = projects.map(({ id }) => id);
  const now = useNow();
  const isComing = useIsCheckDue(
    listed.map(({ id }) => id),
    now,
  );
  const stale = staleProjects(ids, checks, now);
  const { checkedAt, checked, failed } = attentionOf(ids, checks);

  function check(wanted: readonly Id[]) {
    void checking.mutate(newCheckRun(wanted));
  }

  function handlePress() {
    // Asked at the press: since the last render ten minutes may have passed.
    const wanted = staleProjects(ids, checks);
    if (wanted.length > MOST_UNASKED) question.show(wanted);
    else if (wanted.length > 0) check(wanted);
  }

  return (
    <div className={styles.tools}>
      <div className={styles.news}>
        {progress && <CountedProgress word="Проверено" {...progress} />}
        <output className={styles.age}>
          {!progress && checkedAt !== undefined && `Проверено ${showInstant(checkedAt)}`}
          {!progress &&
            checkedAt !== undefined &&
            checked < ids.length &&
            `: ${checked} из ${ids.length}`}
          {!progress && failed > 0 && `, не удалось: ${failed}`}
        </output>
      </div>
      {/* One button for both, so that it keeps the focus. The second click of a double click must not stop. */}
      {(run !== undefined || (stale.length > 0 && !isComing) || wasPressed) && (
        <Button
          variant="outlined"
          icon={run && 'close'}
          {...(stale.length > MOST_UNASKED && OPENS_DIALOG)}
          onClick={({ detail }) => {
            setWasPressed(true);
            if (!run) handlePress();
            else if (detail < 2) run.stopping.abort();
          }}
        >
          {run ? (
            <span className={styles.stop}>Остановить</span>
          ) : (
            `Проверить проекты (${stale.length || ids.length})`
          )}
        </Button>
      )}
      {question.render((wanted, life) => (
        <CheckQuestion {...life} projects={wanted} onConfirm={check} />
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
