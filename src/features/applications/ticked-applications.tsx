import { OPENS_DIALOG } from '@/components/app-dialog';
import { BatchPanel } from '@/components/batch/batch-panel';
import { useBatch } from '@/components/batch/use-batch';
import { Button } from '@/components/button';
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
  /** The decision is being sent. */
  onBegun: () => void;
}

/** Buttons that decide all ticked applications, and the progress of that batch. */
export function TickedApplications({ ticked, onBegun }: TickedApplicationsProps) {
  const batch = useBatch(decisionsBatch);
  const question = useDialog<Question>();
  return (
    <>
      {ticked.length > 0 && !batch.isRunning && (
        <div className={styles.buttons}>
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
        </div>
      )}
      {batch.rows.length > 0 && (
        <div className={styles.batch}>
          <BatchPanel
            heading="Решения по заявкам"
            batch={batch}
            doneText={(count) =>
              `${batch.rows[0]?.item.isApproved ? 'Одобрено' : 'Отклонено'} заявок: ${count}`
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
            onBegun();
            batch.begin(decisions);
          }}
        />
      ))}
    </>
  );
}
