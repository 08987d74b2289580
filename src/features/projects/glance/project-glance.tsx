import type { ProjectDetail } from '@/domain/project';
import { CommitsGlance } from './commits-glance';
import { GradesGlance } from './grades-glance';
import { MeetingsGlance } from './meetings-glance';
import styles from './project-glance.module.css';
import { TasksGlance } from './tasks-glance';

/**
 * How the project stands: its tasks, meetings, grades and commits, each with the way to more. Only what
 * the sections of the project read ahead is asked for; everything else is shown where it is known.
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
