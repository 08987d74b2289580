import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef } from 'react';

interface MeetingSearchFieldProps {
  query: string;
  onChange: (query: string) => void;
}

/**
 * Search by student or project. The field keeps its own text, because the address follows a moment
 * later than the fingers; a change of the address from elsewhere is taken over.
 */
export function MeetingSearchField({ query, onChange }: MeetingSearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = query;
  }, [query]);

  return (
    <TextField
      label="Поиск"
      placeholder="Студент или проект"
      type="search"
      size="small"
      defaultValue={query}
      inputRef={input}
      onChange={(event) => onChange(event.target.value)}
      sx={{ flex: '1 1 14rem', maxWidth: { sm: '22rem' } }}
      slotProps={{
        inputLabel: { shrink: true },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
