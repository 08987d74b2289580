import { OPENS_DIALOG } from '@/components/app-dialog';
import { BatchPanel } from '@/components/batch/batch-panel';
import { useBatch } from '@/components/batch/use-batch';
import { Button } from '@/components/button';
import { ButtonLink } from '@/components/link';
import { TickedBar } from '@/components/ticked-bar';
import { useDialog } from '@/components/use-dialog';
import type { Project, ProjectState } from '@/domain/project';
import { changeStatesBatch } from '@/queries/projects';
import { PrintReviews } from '../../paper/print-reviews';
import { StateQuestion } from '../states/state-question';
import { projectName, STATE_TEXTS } from '../states/state-texts';

const FIELDS: readonly ProjectState[] = ['status', 'stage'];

interface TickedProjectsProps {
  ticked: readonly Project[];
  onUntick: () => void;
}

/**
 * What can be done with the ticked projects: assign a task, give grades, change status or stage after a question, print
 * reviews (decisions §5.39).
 */
export function TickedProjects({ ticked, onUntick }: TickedProjectsProps) {
  const batch = useBatch(changeStatesBatch);
  const question = useDialog<{ field: ProjectState; projects: readonly Project[] }>();
  const ids = ticked.map(({ id }) => id);
  const [first, ...others] = ids;
  return (
    <>
      {first !== undefined && (
        <TickedBar count={ticked.length} onUntick={onUntick}>
          <ButtonLink
            variant="outlined"
            to="/projects/$projectId/tasks/add"
            params={{ projectId: first }}
            search={{ projects: others.join(',') || undefined }}
          >
            {`Назначить задание (${ticked.length})`}
          </ButtonLink>
          <ButtonLink variant="outlined" to="/projects/grades" search={{ ids: ids.join(',') }}>
            {`Поставить оценки (${ticked.length})`}
          </ButtonLink>
          {FIELDS.map((field) => (
            <Button
              key={field}
              variant="outlined"
              disabled={batch.isRunning}
              {...OPENS_DIALOG}
              onClick={() => question.show({ field, projects: ticked })}
            >
              {STATE_TEXTS[field].change(ticked.length)}
            </Button>
          ))}
          <PrintReviews projectIds={ids} label={`Печать отзывов (${ticked.length})`} />
        </TickedBar>
      )}
      {question.render((change, life) => (
        <StateQuestion
          {...life}
          {...change}
          onConfirm={(changes) => {
            onUntick();
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
