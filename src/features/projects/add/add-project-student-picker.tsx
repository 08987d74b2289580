import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { AddProjectStudentList } from './add-project-student-list';
import { findStudents, type StudentChoice } from './add-project-students';

interface AddProjectStudentPickerProps {
  students: readonly StudentChoice[];
  /** Keys of the chosen students; a search that hides them leaves them chosen. */
  ticked: ReadonlySet<string>;
  onToggle: (key: string) => void;
}

/** The students of a new project: a search box over a short scrolling list (spec §2.10). */
export function AddProjectStudentPicker(props: AddProjectStudentPickerProps) {
  const headingId = useId();
  return (
    <Stack component="section" aria-labelledby={headingId} spacing={1.5}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography variant="h2" id={headingId}>
          Студенты
        </Typography>
        <Typography variant="body2" color="textSecondary" aria-live="polite">
          Выбрано: {props.ticked.size}
        </Typography>
      </Stack>
      <StudentSearch {...props} />
    </Stack>
  );
}

/** A letter and what it finds come in the same frame: the list is light enough not to be deferred. */
function StudentSearch({ students, ...list }: AddProjectStudentPickerProps) {
  const [typed, setTyped] = useState('');
  const found = useMemo(() => findStudents(students, typed), [students, typed]);
  return (
    <>
      <TextField
        type="search"
        size="small"
        fullWidth
        placeholder="Поиск студентов..."
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={SEARCH_BOX}
      />
      {found.length > 0 ? (
        <AddProjectStudentList students={found} {...list} />
      ) : (
        <Typography color="textSecondary" aria-live="polite" sx={{ py: 3, textAlign: 'center' }}>
          {students.length === 0 ? 'Нет доступных студентов для выбора' : 'Студенты не найдены'}
        </Typography>
      )}
    </>
  );
}

const SEARCH_BOX = {
  htmlInput: { 'aria-label': 'Поиск студентов...' },
  input: {
    startAdornment: (
      <InputAdornment position="start">
        <SearchIcon fontSize="small" />
      </InputAdornment>
    ),
  },
};
