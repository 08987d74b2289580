import { useMemo, useState } from 'react';
import type { ListOption } from '@/domain/list-option';
import type { Task } from '@/domain/task';
import type { Id } from '@/lib/id';
import type { TaskOrder } from '@/schemas/addresses';
import { ordered } from '../task-order';

/** The statuses by which the tasks have been ordered since the order was chosen. */
interface OrderedBy {
  order: TaskOrder;
  statuses: ReadonlyMap<Id, Task['status']>;
}

/**
 * The tasks in an order that stays until it is chosen anew: a task whose status is changed keeps its place, so
 * that the next one can be changed where it stands. `undefined` until there are tasks.
 */
export function useSteadyOrder(
  tasks: readonly Task[] | undefined,
  statuses: readonly ListOption[],
  order: TaskOrder,
): readonly Task[] | undefined {
  const [by, setBy] = useState<OrderedBy>({ order, statuses: new Map() });
  const isSameOrder = by.order === order;
  const hasNew = tasks?.some(({ id }) => !by.statuses.has(id)) ?? false;
  if (!isSameOrder || hasNew) {
    const known = isSameOrder ? by.statuses : undefined;
    const all = tasks?.map(({ id, status }) => [id, known?.get(id) ?? status] as const);
    setBy({ order, statuses: new Map(all) });
  }
  return useMemo(
    () =>
      tasks && ordered(tasks, statuses, order, ({ id, status }) => by.statuses.get(id) ?? status),
    [tasks, statuses, order, by],
  );
}
