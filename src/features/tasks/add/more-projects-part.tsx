import { TextField } from '@/components/form/text-field';
import { lazyPart } from '@/components/lazy-part';
import { MOST_TASKS } from '@/domain/task';

/** The choice of other projects; lazy because MUI's autocomplete is 10 KiB. */
export const MoreProjectsPart = lazyPart(
  async () => (await import('./more-projects')).MoreProjects,
  {
    renderFallback: () => <TextField label="Ещё в проекты" disabled />,
  },
);

/** Says that there are too many tasks. */
export function TooManyTasks({ count }: { count: number }) {
  if (count <= MOST_TASKS) return null;
  return <p role="alert">{`Не больше ${MOST_TASKS} заданий за раз`}</p>;
}
