import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useRef } from 'react';
import type { StudentChoice } from './add-project-students';

/** Height of the list in pixels (spec §2.10, §9). */
const MAX_HEIGHT = 180;
/** Up to here every row stands in the page. */
const WHOLE_LIST_LENGTH = 60;
/** Height of a row in pixels before it was measured. */
const ROW_HEIGHT = 36;

interface StudentListProps {
  students: readonly StudentChoice[];
  ticked: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/** The checkboxes of the picker; of a long list only those near the view stand in the page. */
export const AddProjectStudentList = memo(function AddProjectStudentList(props: StudentListProps) {
  const { students } = props;
  if (students.length > WHOLE_LIST_LENGTH) return <LongList {...props} />;
  return (
    <Box sx={SCROLL_BOX}>
      <Box component="ul" sx={LIST}>
        {students.map((student) => (
          <li key={student.key}>
            <StudentRow student={student} {...props} />
          </li>
        ))}
      </Box>
    </Box>
  );
});

const SCROLL_BOX = {
  maxHeight: MAX_HEIGHT,
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};
const LIST = { listStyle: 'none', m: 0, p: 0, position: 'relative' };

function LongList({ students, ...row }: StudentListProps) {
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: students.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => students[index]?.key ?? index,
    overscan: 6,
  });
  return (
    <Box ref={box} sx={SCROLL_BOX}>
      <Box component="ul" sx={LIST} style={{ height: virtualizer.getTotalSize() }}>
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
      </Box>
    </Box>
  );
}

interface StudentRowProps extends Pick<StudentListProps, 'ticked' | 'onToggle'> {
  student: StudentChoice;
}

function StudentRow({ student, ticked, onToggle }: StudentRowProps) {
  return (
    <FormControlLabel
      label={student.label}
      control={
        <Checkbox
          size="small"
          disableRipple
          checked={ticked.has(student.key)}
          onChange={() => onToggle(student.key)}
          sx={{ py: 0.75 }}
        />
      }
      slotProps={{ typography: { variant: 'body2' } }}
      sx={{ display: 'flex', mx: 0, px: 1, '&:hover': { bgcolor: 'action.hover' } }}
    />
  );
}
