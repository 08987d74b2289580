import { useQuery } from '@tanstack/react-query';
import { DataText } from '@/components/data-text';
import { AppLink } from '@/components/link';
import { Section } from '@/components/section';
import { withStatus } from '@/domain/application';
import { isolated } from '@/lib/isolate-text';
import { applicationsOptions } from '@/queries/applications';
import { chosenStudents, type StudentChoice } from './add-project-students';
import styles from './chosen-students.module.css';

interface ChosenStudentsProps {
  offered: readonly StudentChoice[];
  /** Keys of the ticked students. */
  ticked: readonly string[];
}

/**
 * Who will be in the project, as their applications say (decisions §5.40); whoever is not on offer may be
 * waiting for a decision.
 */
export function ChosenStudents({ offered, ticked }: ChosenStudentsProps) {
  const { data: waiting = 0 } = useQuery({
    ...applicationsOptions(),
    select: ({ items }) => withStatus(items, 'pending').length,
  });
  const chosen = chosenStudents(offered, ticked);
  return (
    <div className={styles.chosen}>
      <Section heading="В проекте">
        {chosen.length === 0 && <p className={styles.quiet}>Студенты ещё не выбраны</p>}
        <ul className={styles.students}>
          {chosen.map(({ key, name, course, programme, university }) => (
            <li key={key}>
              <p className={styles.name}>
                <DataText>{name}</DataText>
              </p>
              <p className={styles.quiet}>
                {[course, isolated(programme ?? ''), isolated(university ?? '')]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
        {waiting > 0 && <AppLink to="/applications">Заявок на рассмотрении: {waiting}</AppLink>}
      </Section>
    </div>
  );
}
