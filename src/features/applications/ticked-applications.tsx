import { OPENS_DIALOG } from '@/components/app-dialog';
import { BatchPanel } from '@/components/batch/batch-panel';
import { useBatch } from '@/components/batch/use-batch';
import { Button } from '@/components/button';
import { ButtonLink } from '@/components/link';
import { TickedBar } from '@/components/ticked-bar';
import { useDialog } from '@/components/use-dialog';
import type { Application } from '@/domain/application';
import { decisionsBatch } from '@/queries/applications';
import { DecideQuestion } from './decide-question';
import styles from './ticked-applications.module.css';

/** The applications that were ticked at the click: the dialog lists them until it has closed. */
interface Question {
  applications: readonly Application[];
  isApproved: boolean;
}

interface TickedApplicationsProps {
  ticked: readonly Application[];
  onUntick: () => void;
}

/** The bar that decides all ticked applications, and the progress of that batch. */
export function TickedApplications({ ticked, onUntick }: TickedApplicationsProps) {
  const batch = useBatch(decisionsBatch);
  const question = useDialog<Question>();
  return (
    <>
      {ticked.length > 0 && !batch.isRunning && (
        <TickedBar count={ticked.length} onUntick={onUntick}>
          <Button
            variant="contained"
            {...OPENS_DIALOG}
            onClick={() => question.show({ applications: ticked, isApproved: true })}
          >
            {`Одобрить отмеченные (${ticked.length})`}
          </Button>
          <Button
            variant="outlined"
            danger
            {...OPENS_DIALOG}
            onClick={() => question.show({ applications: ticked, isApproved: false })}
          >
            {`Отклонить отмеченные (${ticked.length})`}
          </Button>
        </TickedBar>
      )}
      {batch.rows.length > 0 && (
        <div className={styles.batch}>
          <BatchPanel
            heading="Решения по заявкам"
            batch={batch}
            doneText={(count) =>
              batch.rows[0]?.item.isApproved
                ? `Одобрено заявок: ${count}`
                : `Отклонено заявок: ${count}`
            }
            next={
              batch.rows[0]?.item.isApproved && (
                <ButtonLink
                  variant="contained"
                  to="/scientificleadership/add"
                  search={{ several: 'true' }}
                >
                  {`Добавить проекты (${batch.rows.filter(({ state }) => state === 'done').length})`}
                </ButtonLink>
              )
            }
          >
            {({ studentName, isApproved }) => (
              <>
                <bdi>{studentName}</bdi>
                <span>{isApproved ? ': одобрить' : ': отклонить'}</span>
              </>
            )}
          </BatchPanel>
        </div>
      )}
      {question.render((asked, life) => (
        <DecideQuestion
          {...life}
          {...asked}
          onConfirm={(decisions) => {
            onUntick();
            batch.begin(decisions);
          }}
        />
      ))}
    </>
  );
}
