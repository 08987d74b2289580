import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { Checkbox } from '@/components/checkbox/checkbox';
import { DataText } from '@/components/data-text';
import { useFocusedRow, withFocused } from '@/components/list/use-focused-row';
import { classes } from '@/lib/classes';
import styles from './add-project-student-list.module.css';
import type { StudentChoice } from './add-project-students';

/** Lists up to this length are rendered whole; longer ones are virtualized. */
const WHOLE_LIST_LENGTH = 60;
/** Estimated height of a row in pixels, until it is measured. */
const ROW_HEIGHT = 40;
/** Rows rendered beyond either edge of the box, so that fast scrolling on a slow machine shows no gaps. */
const OVERSCAN = 12;

interface StudentListProps {
  students: readonly StudentChoice[];
  ticked: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/** The checkboxes of the picker; of a long list only those near the visible part are rendered. */
export function AddProjectStudentList(props: StudentListProps) {
  return props.students.length > WHOLE_LIST_LENGTH ? (
    <LongList {...props} />
  ) : (
    <WholeList {...props} />
  );
}

function WholeList({ students, ...row }: StudentListProps) {
  const box = useBoxFromTop(students);
  return (
    <div ref={box} className={classes(styles.box, styles.whole)}>
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

function LongList({ students, ...row }: StudentListProps) {
  const box = useBoxFromTop(students);
  // Stable: the virtualizer computes all rows anew when it gets another function.
  const getItemKey = useCallback((index: number) => students[index]?.key ?? index, [students]);
  // The focused row and those around it are always rendered, wherever the list is scrolled to.
  const focused = useFocusedRow(box);
  const rangeExtractor = useCallback(
    (near: Range) => withFocused(defaultRangeExtractor(near), focused, near.count),
    [focused],
  );
  const virtualizer = useVirtualizer({
    count: students.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey,
    overscan: OVERSCAN,
    rangeExtractor,
  });
  return (
    <div ref={box} className={styles.box}>
      <ul className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const student = students[index];
          return (
            student && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={students.length}
                aria-posinset={index + 1}
                style={{
                  position: 'absolute',
                  insetInline: 0,
                  top: 0,
                  transform: `translateY(${start}px)`,
                }}
              >
                <StudentRow student={student} {...row} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

interface StudentRowProps extends Pick<StudentListProps, 'ticked' | 'onToggle'> {
  student: StudentChoice;
}

function StudentRow({ student, ticked, onToggle }: StudentRowProps) {
  return (
    <Checkbox checked={ticked.has(student.key)} onChange={() => onToggle(student.key)}>
      <DataText>{student.label}</DataText>
    </Checkbox>
  );
}
