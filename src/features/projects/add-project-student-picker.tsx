import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { AddProjectStudentList } from './add-project-student-list';
import { findStudents, type StudentChoice } from './add-project-students';

interface AddProjectStudentPickerProps {
  students: readonly StudentChoice[];
  /** Keys of the chosen students; a search that hides them leaves them chosen. */
  ticked: ReadonlySet<string>;
  /** Must be the same function at every render: a long list is not rendered anew without need. */
  onToggle: (key: string) => void;
}

/** The students of a new project: a search box over a short scrolling list (spec §2.10). */
export function AddProjectStudentPicker({
  students,
  ticked,
  onToggle,
}: AddProjectStudentPickerProps) {
  const headingId = useId();
  const [typed, setTyped] = useState('');
  const searched = useDeferredValue(typed);
  const found = useMemo(() => findStudents(students, searched), [students, searched]);

  return (
    <Stack component="section" aria-labelledby={headingId} spacing={1.5}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography variant="h2" id={headingId}>
          Студенты
        </Typography>
        <Typography variant="body2" color="textSecondary" aria-live="polite">
          Выбрано: {ticked.size}
        </Typography>
      </Stack>
      <TextField
        type="search"
        size="small"
        fullWidth
        placeholder="Поиск студентов..."
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{
          htmlInput: { 'aria-label': 'Поиск студентов...' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      {found.length === 0 ? (
        <Box sx={{ py: 3, textAlign: 'center' }}>
          <Typography color="textSecondary" aria-live="polite">
            {students.length === 0 ? 'Нет доступных студентов для выбора' : 'Студенты не найдены'}
          </Typography>
        </Box>
      ) : (
        <AddProjectStudentList
          // What another search has found is shown from its top.
          key={searched}
          students={found}
          ticked={ticked}
          onToggle={onToggle}
        />
      )}
    </Stack>
  );
}
