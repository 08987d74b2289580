import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ChoicesField } from '@/components/form/choices-field';
import { labelledProjects } from '@/domain/project-labels';
import { MOST_TASKS } from '@/domain/task';
import { meaningOf } from '@/domain/task-lateness';
import type { Fields } from '@/lib/drafts';
import type { Id } from '@/lib/id';
import { projectStatusesOptions, projectsOptions } from '@/queries/projects';

interface MoreProjectsProps {
  /** The project of the page, which gets the tasks in any case. */
  projectId: Id;
  /** Ids of the other chosen projects. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/**
 * Chooses other projects that get the same tasks; the list of projects is read when it is opened. Finished ones are not
 * offered: 'Все' would give them tasks, too (decisions §5.18).
 */
export function MoreProjects({ projectId, chosen, onChange }: MoreProjectsProps) {
  const [isOpened, setIsOpened] = useState(false);
  const enabled = isOpened || chosen.length > 0;
  const { data } = useQuery({ ...projectsOptions(), enabled });
  const statuses = useQuery({ ...projectStatusesOptions(), enabled });
  // Apart from what is chosen: each tick would label all projects again.
  const others = useMemo(
    () => labelledProjects(data?.items.filter(({ id }) => id !== projectId) ?? []),
    [data, projectId],
  );
  const closed = useMemo(() => {
    const options = statuses.data?.items ?? [];
    const found = data?.items.filter((project) => meaningOf(project, options) === 'closed');
    return new Set(found?.map(({ id }) => String(id)));
  }, [data, statuses.data]);
  const choices = useMemo(
    () => others.filter(({ id }) => !closed.has(id) || chosen.includes(id)),
    [others, closed, chosen],
  );
  return (
    <ChoicesField
      label="Ещё в проекты"
      placeholder="Тема проекта"
      choices={choices}
      isLoading={!data || statuses.isLoading}
      chosen={chosen}
      onChange={onChange}
      onOpen={() => setIsOpened(true)}
    />
  );
}

/** Says that there are too many tasks. */
export function TooManyTasks({ count }: { count: number }) {
  if (count <= MOST_TASKS) return null;
  return <p role="alert">{`Не больше ${MOST_TASKS} заданий за раз`}</p>;
}

/**
 * The untouched form with the other projects of a link.
 */
export function withOthers<Values extends { projects: string[] }>(
  empty: Values,
  others: readonly string[],
) {
  return {
    defaultValues: { ...empty, projects: [...others] },
    // They replace those of a draft.
    restore: (values: Fields): Fields =>
      others.length > 0 ? { ...values, projects: [...others] } : values,
  };
}
