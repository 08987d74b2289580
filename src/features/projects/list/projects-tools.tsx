import { useState } from 'react';
import { Button, IconButton } from '@/components/button';
import { Checkbox } from '@/components/checkbox/checkbox';
import { CommittedSelect } from '@/components/committed-select';
import { ToggleGroup } from '@/components/toggle-group';
import { type ProjectsSearch, projectSort, readProjectsSearch } from '@/schemas/addresses';
import { firstOrder } from './first-order';
import styles from './projects-tools.module.css';

/** The server's order. */
const SERVED = '';

const SORTS = [
  { value: SERVED, label: 'Как на сервере' },
  { value: 'theme', label: 'По теме' },
  { value: 'year', label: 'По году' },
  { value: 'student', label: 'По студенту' },
  { value: 'stage', label: 'По стадии' },
  { value: 'status', label: 'По статусу' },
  { value: 'id', label: 'По номеру' },
];

/** Orders by results of a check; the labels are no wider than the others, so that the field keeps its width. */
const CHECK_SORTS = [
  { value: 'late', label: 'По просрочке' },
  { value: 'deadline', label: 'По сроку' },
  { value: 'commit', label: 'По коммитам' },
];

const SILENCES = [
  { value: '', label: 'Не важно' },
  { value: '7', label: '7 дней' },
  { value: '14', label: '14 дней' },
  { value: '30', label: '30 дней' },
];

const VIEWS = [
  { value: 'list', label: 'Список' },
  { value: 'table', label: 'Таблица' },
] as const;

interface ProjectsToolsProps {
  search: ProjectsSearch;
  onSearchChange: (change: Partial<ProjectsSearch>) => void;
}

/**
 * Order, scope and view of the list, beside the search field; all are kept in the address. On a phone a
 * button beside the field opens them.
 */
export function ProjectsTools({ search, onSearchChange }: ProjectsToolsProps) {
  const isByCheck = CHECK_SORTS.some(({ value }) => value === search.sort);
  // Open if the address sets an order or scope, which the projects themselves do not show.
  const [isOpen, setIsOpen] = useState(() => Boolean(search.sort ?? search.scope));
  return (
    <>
      <div className={styles.opener}>
        <IconButton
          icon="chevronDown"
          label="Сортировка и вид"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      <div className={styles.tools} data-open={isOpen || undefined}>
        <CommittedSelect
          label="Сортировка"
          labelAt="beside"
          value={search.sort ?? SERVED}
          options={search.view === 'table' || isByCheck ? [...SORTS, ...CHECK_SORTS] : SORTS}
          onChange={(chosen) => {
            const sort = projectSort(chosen);
            onSearchChange({ sort, order: sort && firstOrder(sort) });
          }}
        />
        {(search.silence ?? search.view === 'table') && (
          <CommittedSelect
            label="Нет коммитов"
            labelAt="beside"
            value={search.silence ?? ''}
            options={SILENCES}
            onChange={(silence) =>
              onSearchChange({ silence: readProjectsSearch({ silence }).silence })
            }
          />
        )}
        <Checkbox
          checked={search.scope === 'all'}
          onChange={({ target }) => onSearchChange({ scope: target.checked ? 'all' : undefined })}
        >
          Искать во всех статусах
        </Checkbox>
        <div className={styles.view}>
          <ToggleGroup
            label="Вид"
            value={search.view ?? 'list'}
            options={VIEWS}
            onChange={(view) => onSearchChange({ view: view === 'table' ? view : undefined })}
          />
        </div>
        {search.sort && (
          <Button
            variant="outlined"
            aria-pressed={search.order === 'desc'}
            onClick={() => onSearchChange({ order: search.order ? undefined : 'desc' })}
          >
            По убыванию
          </Button>
        )}
      </div>
    </>
  );
}
