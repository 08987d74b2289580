import { useId, useMemo, useState } from 'react';
import { FoundCount } from '@/components/found-count';
import { SearchField } from '@/components/search-field';
import shared from '@/components/shared.module.css';
import { AddProjectStudentList } from './add-project-student-list';
import styles from './add-project-student-picker.module.css';
import { findStudents, type StudentChoice } from './add-project-students';

interface AddProjectStudentPickerProps {
  students: readonly StudentChoice[];
  /** Keys of the chosen students, also of those whom the search hides. */
  ticked: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/** The students of a new project: a search box over a short scrolling list (spec §2.10). */
export function AddProjectStudentPicker(props: AddProjectStudentPickerProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.picker}>
      <div className={styles.head}>
        <h2 id={headingId}>Студенты</h2>
        <p aria-live="polite" className={shared.quiet}>
          Выбрано: {props.ticked.size}
        </p>
      </div>
      <StudentSearch {...props} />
    </section>
  );
}

function StudentSearch({ students, ...list }: AddProjectStudentPickerProps) {
  const [typed, setTyped] = useState('');
  const found = useMemo(() => findStudents(students, typed), [students, typed]);
  return (
    <>
      <SearchField
        label="Поиск студентов..."
        placeholder="Поиск студентов..."
        query={typed}
        isWide
        onChange={setTyped}
      />
      <FoundCount count={typed.trim() ? found.length : undefined} isHidden />
      {found.length > 0 ? (
        <AddProjectStudentList students={found} {...list} />
      ) : (
        <p className={styles.none}>
          {students.length === 0 ? 'Нет доступных студентов для выбора' : 'Студенты не найдены'}
        </p>
      )}
    </>
  );
}
