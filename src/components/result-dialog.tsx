import { AppDialog } from './app-dialog';
import { Button } from './button';
import { Icon } from './icon';
import type { Result } from './result';
import { ResultDetails } from './result-details';
import styles from './result-dialog.module.css';
import type { DialogLife } from './use-dialog';

interface ResultDialogProps extends DialogLife {
  /** What came of it. */
  result: Result;
}

/** Tells what came of a submitted form (spec §8); the form behind it stays as it is. */
export function ResultDialog({ result, ...life }: ResultDialogProps) {
  return (
    <AppDialog
      {...life}
      title={result.title}
      actions={
        <>
          {result.next}
          {result.otherwise && (
            <Button
              // While the dialog fades, the second click of a double click would do it again.
              disabled={!life.open}
              onClick={() => {
                life.onClose();
                result.otherwise?.run();
              }}
            >
              {result.otherwise.label}
            </Button>
          )}
          <Button variant="contained" autoFocus onClick={life.onClose}>
            ОК
          </Button>
        </>
      }
    >
      <div className={styles.result}>
        <span className={result.success ? styles.success : styles.failure}>
          <Icon name={result.success ? 'checkCircle' : 'error'} size="large" />
        </span>
        {result.text && <p>{result.text}</p>}
      </div>
      {result.details && <ResultDetails>{result.details}</ResultDetails>}
    </AppDialog>
  );
}
