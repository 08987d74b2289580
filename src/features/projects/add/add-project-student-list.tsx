import { useLayoutEffect, useRef } from 'react';
import { Checkbox } from '@/components/checkbox/checkbox';
import styles from './add-project-student-list.module.css';
import type { StudentChoice } from './add-project-students';

interface StudentListProps {
  students: readonly StudentChoice[];
  ticked: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/** The checkboxes of the picker. */
export function AddProjectStudentList({ students, ...row }: StudentListProps) {
  const box = useBoxFromTop(students);
  return (
    <div ref={box} className={styles.box}>
      <ul className={styles.list}>
        {students.map((student) => (
          <li key={student.key}>
            <StudentRow student={student} {...row} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The ref of the scrolling box, which is scrolled to its top when the search finds other students. */
function useBoxFromTop(students: readonly StudentChoice[]) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(students);
  useLayoutEffect(() => {
    if (shown.current !== students && box.current) box.current.scrollTop = 0;
    shown.current = students;
  });
  return box;
}

interface StudentRowProps extends Pick<StudentListProps, 'ticked' | 'onToggle'> {
  student: StudentChoice;
}

function StudentRow({ student, ticked, onToggle }: StudentRowProps) {
  return (
    <Checkbox checked={ticked.has(student.key)} onChange={() => onToggle(student.key)}>
      {student.label}
    </Checkbox>
  );
}
