import { SearchField } from '@/components/search-field';
import shared from '@/components/shared.module.css';
import { ToggleGroup } from '@/components/toggle-group';
import type { MeetingsSearch } from '@/schemas/addresses';
import styles from './meetings-toolbar.module.css';

const VIEWS = [
  { value: 'list', label: 'Список' },
  { value: 'week', label: 'Неделя' },
] as const;

const PERIODS = [
  { value: 'all', label: 'Все' },
  { value: 'upcoming', label: 'Предстоящие' },
  { value: 'past', label: 'Прошедшие' },
] as const;

interface MeetingsToolbarProps {
  search: MeetingsSearch;
  onSearchChange: (change: Partial<MeetingsSearch>) => void;
  /** Which zone the times are in. */
  zone: string;
}

/** What of the meetings is shown and how; all of it is kept in the address. */
export function MeetingsToolbar({ search, onSearchChange, zone }: MeetingsToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <SearchField
        label="Поиск"
        placeholder="Студент или проект"
        query={search.query}
        onChange={(query) => onSearchChange({ query })}
      />
      <ToggleGroup
        label="Вид"
        value={search.view ?? 'list'}
        options={VIEWS}
        onChange={(view) => onSearchChange({ view: view === 'week' ? view : undefined })}
      />
      {search.view !== 'week' && (
        <ToggleGroup
          label="Период"
          value={search.period}
          options={PERIODS}
          onChange={(period) => onSearchChange({ period })}
        />
      )}
      <p className={shared.quiet}>{zone}</p>
    </div>
  );
}
