import { OwnRead } from '@/components/failed-read';
import { AsideItem, AsideList, AsideNote, FormAside } from '@/components/form-aside';
import { AppLink } from '@/components/link';
import { Section } from '@/components/section';
import { useNow } from '@/components/use-now';
import { findOption } from '@/domain/list-option';
import { studiesText } from '@/domain/student';
import { latenessOf } from '@/domain/task-lateness';
import type { Id } from '@/lib/id';
import { readable } from '@/lib/served-time';
import { wallClockOf } from '@/lib/time';
import { useProject } from '@/queries/use-project';
import { useTasks } from '@/queries/use-tasks';
import { Deadline } from '../deadline';
import { ordered } from '../task-order';

const MOST_TASKS_SHOWN = 5;

/** The students and existing tasks of the project (decisions §5.40). */
export function ProjectAside({ projectId }: { projectId: Id }) {
  const { project } = useProject(projectId);
  // Show the tasks only with the project, whose facts above would otherwise move them.
  if (!project) return null;
  return (
    <FormAside>
      <Section heading={`Проект #${projectId}`}>
        {project.year && <AsideNote>Год: {project.year}</AsideNote>}
        <AsideList>
          {project.students.items.map((student, index) => (
            <AsideItem
              // The server sends no identifiers of students.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              name={student.name}
              note={studiesText(student)}
            />
          ))}
        </AsideList>
      </Section>
      <LastTasks projectId={projectId} />
    </FormAside>
  );
}

/** The tasks with the latest deadlines, and the number of all tasks. */
function LastTasks({ projectId }: { projectId: Id }) {
  const { tasks, statuses, read } = useTasks(projectId);
  const now = wallClockOf(useNow());
  const dated = (tasks?.items ?? []).filter(({ deadline }) => readable(deadline) !== undefined);
  return (
    <Section heading="Задания проекта">
      <OwnRead read={read} waiting={<p>…</p>}>
        {({ items }) => items.length === 0 && <AsideNote>Заданий нет!</AsideNote>}
      </OwnRead>
      <AsideList>
        {ordered(dated, statuses, 'deadline')
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
  );
}
