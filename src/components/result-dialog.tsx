import { classes } from '@/lib/classes';
import { AppDialog } from './app-dialog';
import { Button } from './button';
import { Icon } from './icon';
import type { Result } from './result';
import { ResultDetails } from './result-details';
import styles from './result-dialog.module.css';
import shared from './shared.module.css';
import type { DialogLife } from './use-dialog';

/** Reports the outcome of a form (spec §8); the form behind it is unchanged. */
export function ResultDialog({ result, ...life }: DialogLife & { result: Result }) {
  return (
    <AppDialog
      {...life}
      title={result.title}
      description={
        <div className={styles.result}>
          <span className={classes(styles.icon, result.success ? shared.good : shared.bad)}>
            <Icon name={result.success ? 'checkCircle' : 'error'} size="large" />
          </span>
          <div>
            {result.text && <p>{result.text}</p>}
            {result.note && <p>{result.note}</p>}
          </div>
        </div>
      }
      actions={
        <>
          {result.next}
          <Button variant="contained" autoFocus onClick={life.onClose}>
            ОК
          </Button>
        </>
      }
    >
      {result.details && <ResultDetails>{result.details}</ResultDetails>}
    </AppDialog>
  );
}
