import AssessmentIcon from '@mui/icons-material/AssessmentOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type MeetingsSearch, meetingsSearch } from '@/schemas/meetings';
import { MeetingSearchField } from './meeting-search-field';

interface MeetingsToolbarProps {
  search: MeetingsSearch;
  onSearchChange: (change: Partial<MeetingsSearch>) => void;
  onReport: () => void;
}

/** What of the meetings is shown and how; all of it is kept in the address. */
export function MeetingsToolbar({ search, onSearchChange, onReport }: MeetingsToolbarProps) {
  /** An unchosen toggle hands over `null`, which the address takes for what it is by default. */
  const choose = (change: Record<string, unknown>) =>
    onSearchChange(meetingsSearch.parse({ ...search, ...change }));
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}
    >
      <MeetingSearchField query={search.query} onChange={(query) => onSearchChange({ query })} />
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Вид"
        value={search.view}
        onChange={(_event, view: unknown) => view !== null && choose({ view })}
      >
        <ToggleButton value="list">Список</ToggleButton>
        <ToggleButton value="week">Неделя</ToggleButton>
      </ToggleButtonGroup>
      {search.view === 'list' && (
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label="Период"
          value={search.period}
          onChange={(_event, period: unknown) => period !== null && choose({ period })}
        >
          <ToggleButton value="all">Все</ToggleButton>
          <ToggleButton value="upcoming">Предстоящие</ToggleButton>
          <ToggleButton value="past">Прошедшие</ToggleButton>
        </ToggleButtonGroup>
      )}
      <Button
        variant="outlined"
        startIcon={<AssessmentIcon />}
        onClick={onReport}
        sx={{ ml: { md: 'auto' } }}
      >
        Отчёт по консультациям
      </Button>
    </Stack>
  );
}
