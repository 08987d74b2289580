import { useEffect } from 'react';
import { useBatch } from '@/components/batch/use-batch';
import { Button } from '@/components/button';
import { Checkbox } from '@/components/checkbox/checkbox';
import { lazyDialog } from '@/components/lazy-part';
import { useDialog } from '@/components/use-dialog';
import type { Project, ProjectState } from '@/domain/project';
import type { Id } from '@/lib/id';
import { batchActions } from '@/queries/batch';
import { changeStatesBatch } from '@/queries/project-states';
import styles from './change-states.module.css';
import { STATE_TEXTS } from './state-texts';
import { StatesPanelPart } from './states-panel-part';

const StateQuestion = lazyDialog(async () => (await import('./state-question')).StateQuestion, {
  mui: true,
});

const FIELDS: readonly ProjectState[] = ['status', 'stage'];

interface ChangeStatesProps {
  /** The projects that the table shows. */
  shown: readonly Project[];
  ticked: ReadonlySet<Id>;
  onTickAll: (isTicked: boolean) => void;
  onBegun: () => void;
}

/**
 * Changes the status or stage of the ticked projects, after a question (decisions §5.39); `StatesPanel` shows
 * what becomes of it. Ticked projects that the table does not show are left out.
 */
export function ChangeStates({ shown, ticked, onTickAll, onBegun }: ChangeStatesProps) {
  const projects = shown.filter(({ id }) => ticked.has(id));
  const batch = useBatch(batchActions(changeStatesBatch));
  const isBusy = batch.rows.some(({ state }) => state !== 'done');
  // Once a batch has begun the panel is there to take the focus.
  useEffect(() => {
    StatesPanelPart.preload();
  }, []);
  const question = useDialog<{ field: ProjectState; projects: readonly Project[] }>();
  return (
    <>
      <div className={styles.tools}>
        <Checkbox
          checked={shown.length > 0 && projects.length === shown.length}
          disabled={shown.length === 0}
          onChange={({ target }) => onTickAll(target.checked)}
        >
          Отметить все
        </Checkbox>
        {FIELDS.map((field) => (
          <Button
            key={field}
            variant="outlined"
            disabled={projects.length === 0 || isBusy}
            onPointerEnter={StateQuestion.preload}
            onFocus={StateQuestion.preload}
            onClick={() => question.show({ field, projects })}
          >
            {STATE_TEXTS[field].change(projects.length)}
          </Button>
        ))}
      </div>
      {question.shown && (
        <StateQuestion
          key={question.shown.id}
          {...question.shown.life}
          {...question.shown.subject}
          onBegun={onBegun}
        />
      )}
    </>
  );
}
