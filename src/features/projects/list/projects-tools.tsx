import { IconButton } from '@/components/button';
import { Checkbox } from '@/components/checkbox/checkbox';
import { CommittedSelect } from '@/components/committed-select';
import {
  type ProjectSort,
  type ProjectsSearch,
  projectSort,
  readProjectsSearch,
} from '@/schemas/addresses';
import styles from './projects-page.module.css';

/** The server's order. */
const SERVED = '';

const SORTS = [
  { value: SERVED, label: 'По умолчанию' },
  { value: 'theme', label: 'По теме' },
  { value: 'student', label: 'По студенту' },
  { value: 'stage', label: 'По стадии' },
  { value: 'status', label: 'По статусу' },
  { value: 'year', label: 'По году' },
  { value: 'id', label: 'По номеру' },
  { value: 'late', label: 'По просрочке' },
  { value: 'deadline', label: 'По сроку' },
  { value: 'commit', label: 'По последнему коммиту' },
];

/** Orders that begin with the greatest: the newest year and the most late tasks. */
const DESCENDING: readonly ProjectSort[] = ['year', 'late'];

const SILENCES = [
  { value: '', label: 'любой срок' },
  { value: '7', label: 'дольше 7 дней' },
  { value: '14', label: 'дольше 14 дней' },
  { value: '30', label: '30 дней и дольше' },
];

interface ProjectsToolsProps {
  search: ProjectsSearch;
  onSearchChange: (change: Partial<ProjectsSearch>) => void;
}

/** Order and filters of the list, beside the search field; on a phone a line below it. */
export function ProjectsTools({ search, onSearchChange }: ProjectsToolsProps) {
  return (
    <div className={styles.choices}>
      <div className={styles.order}>
        <CommittedSelect
          label="Сортировка"
          labelAt="beside"
          value={search.sort ?? SERVED}
          options={SORTS}
          onChange={(chosen) => {
            const sort = projectSort(chosen);
            onSearchChange({
              sort,
              order: sort && DESCENDING.includes(sort) ? 'desc' : undefined,
            });
          }}
        />
        <IconButton
          icon="arrowDown"
          label="По убыванию"
          aria-pressed={search.order === 'desc'}
          onClick={() => onSearchChange({ order: search.order ? undefined : 'desc' })}
        />
      </div>
      <CommittedSelect
        label="Без коммитов"
        labelAt="beside"
        value={search.silence ?? ''}
        options={SILENCES}
        onChange={(silence) => onSearchChange({ silence: readProjectsSearch({ silence }).silence })}
      />
      <Checkbox
        checked={search.scope === 'all'}
        onChange={({ target }) => onSearchChange({ scope: target.checked ? 'all' : undefined })}
      >
        Искать во всех статусах
      </Checkbox>
    </div>
  );
}
