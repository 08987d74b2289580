import { OPENS_DIALOG } from '@/components/app-dialog';
import { BatchPanel } from '@/components/batch/batch-panel';
import { useBatch } from '@/components/batch/use-batch';
import { Button } from '@/components/button';
import { STATUS } from '@/components/status';
import { useDialog } from '@/components/use-dialog';
import type { Ticks } from '@/components/use-ticks';
import type { Project, ProjectState } from '@/domain/project';
import { changeStatesBatch } from '@/queries/projects';
import { PrintReviews } from '../../paper/print-reviews';
import { StateQuestion } from './state-question';
import { projectName, STATE_TEXTS } from './state-texts';
import styles from './ticked-tools.module.css';

const FIELDS: readonly ProjectState[] = ['status', 'stage'];

interface TickedToolsProps {
  /** The projects that the table shows. */
  shown: readonly Project[];
  ticks: Ticks;
}

/**
 * What can be done with the ticked projects: change their status or stage after a question (decisions §5.39), print
 * their reviews. It floats above the bottom of the window, so that the table does not move with the first tick.
 */
export function TickedTools({ shown, ticks }: TickedToolsProps) {
  const projects = shown.filter(({ id }) => ticks.ticked.has(id));
  const batch = useBatch(changeStatesBatch);
  const question = useDialog<{ field: ProjectState; projects: readonly Project[] }>();
  return (
    <>
      {projects.length > 0 && (
        <div className={styles.tools}>
          <p {...STATUS} className={styles.count}>
            Отмечено: {projects.length}
          </p>
          {FIELDS.map((field) => (
            <Button
              key={field}
              variant="outlined"
              disabled={batch.isRunning}
              {...OPENS_DIALOG}
              onClick={() => question.show({ field, projects })}
            >
              {STATE_TEXTS[field].change(projects.length)}
            </Button>
          ))}
          <PrintReviews
            projectIds={projects.map(({ id }) => id)}
            label={`Печать отзывов (${projects.length})`}
          />
        </div>
      )}
      {question.render((change, life) => (
        <StateQuestion
          {...life}
          {...change}
          onConfirm={(changes) => {
            ticks.tickEach(false);
            batch.begin(changes);
          }}
        />
      ))}
      <BatchPanel
        heading="Изменение проектов"
        batch={batch}
        doneText={(count) => `Изменено проектов: ${count}`}
      >
        {({ id, theme, option }) => (
          <>
            <bdi>{projectName(id, theme)}</bdi>
            {' → '}
            <bdi>{option.name}</bdi>
          </>
        )}
      </BatchPanel>
    </>
  );
}
