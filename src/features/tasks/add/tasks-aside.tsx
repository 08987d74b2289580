import { OwnRead } from '@/components/failed-read';
import { AsideItem, AsideList, AsideNote, FormAside } from '@/components/form-aside';
import { AppLink } from '@/components/link';
import { Section } from '@/components/section';
import { useNow } from '@/components/use-now';
import { findOption } from '@/domain/list-option';
import { byDeadline, latenessOf } from '@/domain/task-lateness';
import type { Id } from '@/lib/id';
import { readable } from '@/lib/served-time';
import { wallClockOf } from '@/lib/time';
import { useTasks } from '@/queries/tasks';
import { Deadline } from '../deadline';

const MOST_TASKS_SHOWN = 5;

/** The tasks of the project with the latest deadlines, and the number of all (decisions §5.40). */
export function TasksAside({ projectId }: { projectId: Id }) {
  const { tasks, statuses, read } = useTasks(projectId);
  const now = wallClockOf(useNow());
  const dated = (tasks?.items ?? []).filter(({ deadline }) => readable(deadline) !== undefined);
  return (
    <FormAside>
      <Section heading="Задания проекта">
        <OwnRead read={read} waiting={<p>…</p>}>
          {({ items }) => items.length === 0 && <AsideNote>Заданий нет!</AsideNote>}
        </OwnRead>
        <AsideList>
          {byDeadline(dated)
            .slice(-MOST_TASKS_SHOWN)
            .map((task) => (
              <AsideItem
                key={task.id}
                name={task.name}
                note={
                  <>
                    <Deadline deadline={task.deadline} lateness={latenessOf(task, statuses, now)} />
                    {' · '}
                    <bdi>{findOption(statuses, task.status)?.name ?? task.status}</bdi>
                  </>
                }
              />
            ))}
        </AsideList>
        {tasks && tasks.items.length > 0 && (
          // Not marked as the open page, although this page's address is below the list's.
          <AppLink
            to="/projects/$projectId/tasks"
            params={{ projectId }}
            activeOptions={{ exact: true }}
          >
            Все задания: {tasks.items.length}
          </AppLink>
        )}
      </Section>
    </FormAside>
  );
}
