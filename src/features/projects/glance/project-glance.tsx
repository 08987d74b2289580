import { useIsPainted } from '@/components/use-is-painted';
import type { ProjectDetail } from '@/domain/project';
import { CommitsGlance } from './commits-glance';
import { GradesGlance } from './grades-glance';
import { MeetingsGlance } from './meetings-glance';
import styles from './project-glance.module.css';
import { TasksGlance } from './tasks-glance';

/**
 * The project at a glance: its tasks, meetings, grades and commits, each with a link to more. It reads only
 * what the project's sections read ahead anyway, and shows the rest when it is in the cache. The reads start
 * behind the first paint, which sending them would delay.
 */
export function ProjectGlance({ project }: { project: ProjectDetail }) {
  const isPainted = useIsPainted();
  return (
    <div className={styles.glance}>
      <TasksGlance projectId={project.id} mayRead={isPainted} />
      <MeetingsGlance project={project} />
      <GradesGlance projectId={project.id} mayRead={isPainted} />
      <CommitsGlance projectId={project.id} />
    </div>
  );
}
