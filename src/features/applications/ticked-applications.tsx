import { OPENS_DIALOG } from '@/components/app-dialog';
import { BatchPanel } from '@/components/batch/batch-panel';
import { useBatch } from '@/components/batch/use-batch';
import { Button } from '@/components/button';
import { ButtonLink } from '@/components/link';
import { Question } from '@/components/question';
import { TickedBar } from '@/components/ticked-bar';
import { useDialog } from '@/components/use-dialog';
import type { Application } from '@/domain/application';
import { studentLabel } from '@/domain/student';
import { type DecidedApplication, decisionsBatch } from '@/queries/applications';

interface TickedApplicationsProps {
  ticked: readonly Application[];
  onUntick: () => void;
}

/** The bar that decides all ticked applications, and the progress of that batch. */
export function TickedApplications({ ticked, onUntick }: TickedApplicationsProps) {
  const batch = useBatch(decisionsBatch);
  const question = useDialog<readonly DecidedApplication[]>();
  const done = batch.rows.filter(({ state }) => state === 'done').length;
  const areApproved = batch.rows[0]?.item.isApproved;
  const ask = (isApproved: boolean) =>
    question.show(ticked.map((application) => ({ ...application, isApproved })));
  return (
    <>
      {ticked.length > 0 && !batch.isRunning && (
        <TickedBar count={ticked.length} onUntick={onUntick}>
          <Button variant="contained" {...OPENS_DIALOG} onClick={() => ask(true)}>
            {`Одобрить отмеченные (${ticked.length})`}
          </Button>
          <Button variant="outlined" danger {...OPENS_DIALOG} onClick={() => ask(false)}>
            {`Отклонить отмеченные (${ticked.length})`}
          </Button>
        </TickedBar>
      )}
      <BatchPanel
        heading="Решения по заявкам"
        batch={batch}
        doneText={(count) =>
          areApproved ? `Одобрено заявок: ${count}` : `Отклонено заявок: ${count}`
        }
        next={
          areApproved && (
            <ButtonLink
              variant="contained"
              to="/scientificleadership/add"
              search={{ several: 'true' }}
            >
              {`Добавить проекты (${done})`}
            </ButtonLink>
          )
        }
      >
        {({ student, isApproved }) => (
          <>
            <bdi>{studentLabel(student)}</bdi>
            <span>{isApproved ? ': одобрить' : ': отклонить'}</span>
          </>
        )}
      </BatchPanel>
      {question.render((decisions, life) => {
        const word = decisions[0]?.isApproved ? 'Одобрить' : 'Отклонить';
        return (
          <Question
            {...life}
            title={`${word} заявки?`}
            confirm={word}
            danger={word === 'Отклонить'}
            names={decisions.map(({ student }) => studentLabel(student))}
            onConfirm={() => {
              life.onClose();
              onUntick();
              batch.begin(decisions);
            }}
          />
        );
      })}
    </>
  );
}
