import type { ProjectDetail } from '@/domain/project';
import { CommitsGlance } from './commits-glance';
import { GradesGlance } from './grades-glance';
import { MeetingsGlance } from './meetings-glance';
import styles from './project-glance.module.css';
import { TasksGlance } from './tasks-glance';

/**
 * The project at a glance: its tasks, meetings, grades and commits, each with a link to more. It reads only
 * what the project's sections read ahead anyway, and shows the rest when it is in the cache.
 */
export function ProjectGlance({ project }: { project: ProjectDetail }) {
  return (
    <div className={styles.glance}>
      <TasksGlance projectId={project.id} />
      <MeetingsGlance project={project} />
      <GradesGlance projectId={project.id} />
      <CommitsGlance projectId={project.id} />
    </div>
  );
}
