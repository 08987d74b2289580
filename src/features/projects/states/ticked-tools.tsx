import type { ComponentType } from 'react';
import { OPENS_DIALOG } from '@/components/app-dialog';
import { BatchPanel } from '@/components/batch/batch-panel';
import { useBatch } from '@/components/batch/use-batch';
import { Button } from '@/components/button';
import { STATUS } from '@/components/status';
import { useDialog } from '@/components/use-dialog';
import type { Ticks } from '@/components/use-ticks';
import type { Project, ProjectState } from '@/domain/project';
import type { Id } from '@/lib/id';
import { changeStatesBatch } from '@/queries/projects';
import { StateQuestion } from './state-question';
import { projectName, STATE_TEXTS } from './state-texts';
import styles from './ticked-tools.module.css';

const FIELDS: readonly ProjectState[] = ['status', 'stage'];

/** Prints a sheet about each of the projects. */
export type PrintTicked = ComponentType<{
  projectIds: readonly Id[];
  kind: 'review' | 'passport';
}>;

interface TickedToolsProps {
  /** The projects that the table shows. */
  shown: readonly Project[];
  ticks: Ticks;
  PrintTicked: PrintTicked;
}

/**
 * What can be done with the ticked projects: change their status or stage after a question (decisions §5.39), print their reviews or passports. It floats above the bottom of the window, so
 * that the table does not move with the first tick.
 */
export function TickedTools({ shown, ticks, PrintTicked }: TickedToolsProps) {
  const projects = shown.filter(({ id }) => ticks.ticked.has(id));
  const projectIds = projects.map(({ id }) => id);
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
          <PrintTicked projectIds={projectIds} kind="review" />
          <PrintTicked projectIds={projectIds} kind="passport" />
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
      <BatchPanel heading="Изменение проектов" batch={batch}>
        {({ projectId, theme, option }) => (
          <>
            <bdi>{projectName(projectId, theme)}</bdi>
            {' → '}
            <bdi>{option.name}</bdi>
          </>
        )}
      </BatchPanel>
    </>
  );
}
