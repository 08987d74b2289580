import type { ProjectDetail } from '@/domain/project';
import { CommitsGlance } from './commits-glance';
import { GradesGlance } from './grades-glance';
import { MeetingsGlance } from './meetings-glance';
import styles from './project-glance.module.css';
import { TasksGlance } from './tasks-glance';

/**
 * Overview of a project: tasks, meetings, grades and commits, with links. Reads only what the project's
 * sections prefetch; the rest is shown if it is cached.
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
