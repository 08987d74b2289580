import { OPENS_DIALOG } from '@/components/app-dialog';
import { useBatchProgress } from '@/components/batch/use-batch-progress';
import { Button } from '@/components/button';
import { Checkbox } from '@/components/checkbox/checkbox';
import { useDialog } from '@/components/use-dialog';
import type { Ticks } from '@/components/use-ticks';
import type { Project, ProjectState } from '@/domain/project';
import { BATCH } from '@/queries/batch/batch-names';
import styles from './change-states.module.css';
import { StateQuestion } from './state-question';
import { STATE_TEXTS } from './state-texts';

const FIELDS: readonly ProjectState[] = ['status', 'stage'];

interface ChangeStatesProps {
  /** The projects that the table shows. */
  shown: readonly Project[];
  ticks: Ticks;
}

/**
 * Changes the status or stage of the ticked projects after a question (decisions §5.39); `StatesPanel` shows the
 * progress.
 */
export function ChangeStates({ shown, ticks }: ChangeStatesProps) {
  const projects = shown.filter(({ id }) => ticks.ticked.has(id));
  const isBusy = useBatchProgress(BATCH.states) === 'unfinished';
  const question = useDialog<{ field: ProjectState; projects: readonly Project[] }>();
  return (
    <>
      <div className={styles.tools}>
        <Checkbox
          checked={ticks.isEachTicked}
          disabled={shown.length === 0}
          onChange={({ target }) => ticks.tickEach(target.checked)}
        >
          Отметить все
        </Checkbox>
        {FIELDS.map((field) => (
          <Button
            key={field}
            variant="outlined"
            disabled={projects.length === 0 || isBusy}
            {...OPENS_DIALOG}
            onClick={() => question.show({ field, projects })}
          >
            {STATE_TEXTS[field].change(projects.length)}
          </Button>
        ))}
      </div>
      {question.render((change, life) => (
        <StateQuestion {...life} {...change} onBegun={() => ticks.tickEach(false)} />
      ))}
    </>
  );
}
