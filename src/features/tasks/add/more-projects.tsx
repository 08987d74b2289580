import { useQuery } from '@tanstack/react-query';
import { CheckList } from '@/components/check-list';
import { OwnRead } from '@/components/failed-read';
import shared from '@/components/shared.module.css';
import { labelledProjects } from '@/domain/project-labels';
import { meaningOf } from '@/domain/task-lateness';
import type { Id } from '@/lib/id';
import { projectStatusesOptions, projectsOptions } from '@/queries/projects';

interface MoreProjectsProps {
  /** The project of the page, which gets the tasks in any case. */
  projectId: Id;
  /** Ids of the other chosen projects. */
  chosen: readonly string[];
  disabled: boolean;
  onChange: (chosen: string[]) => void;
}

/**
 * Chooses other projects that get the same tasks. Finished ones are not offered: 'Все' would give them tasks, too
 * (decisions §5.18).
 */
export function MoreProjects({ projectId, chosen, disabled, onChange }: MoreProjectsProps) {
  const projects = useQuery(projectsOptions());
  const statuses = useQuery(projectStatusesOptions());
  const options = statuses.data?.items ?? [];
  const others = projects.data?.items.filter(({ id }) => id !== projectId) ?? [];
  const offered = others.filter(
    (project) => meaningOf(project, options) !== 'closed' || chosen.includes(String(project.id)),
  );
  // Deleted since they were chosen.
  const missing = chosen.filter((id) => !others.some((project) => String(project.id) === id));
  // 'Все' waits until it is known which are closed.
  const read = {
    ...projects,
    data: statuses.isFetched ? projects.data : undefined,
    isFetched: projects.isError || (projects.isFetched && statuses.isFetched),
  };
  return (
    <fieldset className={shared.stack} disabled={disabled}>
      <legend>Также в проекты</legend>
      <p aria-live="polite">{chosen.length > 0 && `Выбрано: ${chosen.length}`}</p>
      <OwnRead read={read}>
        {() => (
          <CheckList
            searchLabel="Поиск по проектам"
            choices={[
              ...labelledProjects(offered),
              ...missing.map((id) => ({ id, label: `Проект #${id}` })),
            ]}
            chosen={chosen}
            onChange={onChange}
            hasAll
            none={others.length === 0 ? 'Других проектов нет' : 'Ничего не найдено'}
          />
        )}
      </OwnRead>
    </fieldset>
  );
}
