import { DataText } from '@/components/data-text';
import { AppLink } from '@/components/link';
import { Section } from '@/components/section';
import { type Application, withStatus } from '@/domain/application';
import type { ReadList } from '@/domain/read-list';
import { classes } from '@/lib/classes';
import { Count } from './count';
import styles from './day.module.css';
import type { Read } from './read';

const MOST_APPLICATIONS = 3;

/** The first applications that wait for a decision, with a link to all of them. */
export function WaitingApplications({ read }: { read: Read<ReadList<Application>> }) {
  const waiting = withStatus(read.data?.items ?? [], 'pending');
  return (
    <Section heading="Заявки">
      <div className={classes(styles.card, styles.waiting)}>
        {read.data && waiting.length === 0 && <p>Новых заявок нет</p>}
        {waiting.length > 0 && (
          <ul className={styles.applications}>
            {waiting.slice(0, MOST_APPLICATIONS).map(({ id, student }) => (
              <li key={id}>
                <p className={styles.student}>
                  {student.name ? <DataText>{student.name}</DataText> : 'Студент без имени'}
                </p>
                {student.programme && (
                  <p className={styles.programme}>
                    <DataText>{student.programme}</DataText>
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
        <AppLink to="/applications">
          Все заявки: <Count read={read} count={() => waiting.length} />
        </AppLink>
      </div>
    </Section>
  );
}
