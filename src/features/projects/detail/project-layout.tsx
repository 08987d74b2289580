import { type ReactNode, useState } from 'react';
import { IconButton } from '@/components/button';
import { Icon, type IconName } from '@/components/icon';
import { AppLink, ButtonLink } from '@/components/link';
import type { Id } from '@/lib/id';
import { useProject } from '@/queries/projects';
import { readVisitedList } from '../visited-list';
import styles from './project-layout.module.css';
import type { ProjectPlace, ProjectSection } from './project-section';

interface ProjectLayoutProps {
  projectId: Id;
  place: ProjectPlace;
  children: ReactNode;
}

/** The way back to the list and the side menu of a project, around the section that is open (spec §2.4). */
export function ProjectLayout({ projectId, place, children }: ProjectLayoutProps) {
  const params = { projectId };
  const [list] = useState(readVisitedList);
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <AppLink to="/projects" search={list?.search} isUnmarked className={styles.back}>
          <Icon name="chevronLeft" />
          Проекты
        </AppLink>
        {list && <ProjectNeighbours projectId={projectId} ids={list.ids} section={place.section} />}
        <nav aria-label="Разделы проекта" className={styles.menu}>
          <AppLink
            to="/projects/$projectId"
            params={params}
            activeOptions={{ exact: true }}
            className={styles.link}
          >
            <Icon name="info" />
            Информация
          </AppLink>
          <AppLink to="/projects/$projectId/tasks" params={params} className={styles.link}>
            <Icon name="task" />
            Задания
          </AppLink>
          <AppLink
            to="/projects/$projectId/commits"
            params={params}
            // Preloaded without delay: commits are not read ahead, and take the longest.
            preloadDelay={0}
            className={styles.link}
          >
            <Icon name="commit" />
            Коммиты
          </AppLink>
          <AppLink to="/projects/$projectId/stats" params={params} className={styles.link}>
            <Icon name="chart" />
            Статистика
          </AppLink>
        </nav>
      </div>
      <div>
        {!place.showsProject && <ProjectTheme projectId={projectId} />}
        {children}
      </div>
    </div>
  );
}

/** Which project the section is of. */
function ProjectTheme({ projectId }: { projectId: Id }) {
  const { project } = useProject(projectId);
  return (
    <p className={styles.theme} title={project?.theme}>
      {project?.theme}
    </p>
  );
}

interface ProjectNeighboursProps {
  projectId: Id;
  /** The projects of the list that was shown last, in its order. */
  ids: readonly Id[];
  /** The open section; the links lead to the same section of the other project. */
  section: ProjectSection;
}

/** Links to the previous and the next project of the list that was shown last; at either end one is no link. */
function ProjectNeighbours({ projectId, ids, section }: ProjectNeighboursProps) {
  const place = ids.indexOf(projectId);
  // A project that was opened by its address may not be in the list.
  if (place === -1 || ids.length === 1) return null;
  return (
    <>
      <NeighbourLink
        id={ids[place - 1]}
        section={section}
        label="Предыдущий проект"
        icon="chevronLeft"
      />
      <NeighbourLink
        id={ids[place + 1]}
        section={section}
        label="Следующий проект"
        icon="chevronRight"
      />
    </>
  );
}

interface NeighbourLinkProps {
  id: Id | undefined;
  section: ProjectSection;
  label: string;
  icon: IconName;
}

function NeighbourLink({ id, section, label, icon }: NeighbourLinkProps) {
  if (id === undefined) return <IconButton disabled icon={icon} label={label} />;
  return (
    <span className={styles.neighbour}>
      <ButtonLink
        variant="outlined"
        to={`/projects/$projectId${section}`}
        params={{ projectId: id }}
        icon={icon}
        aria-label={label}
        title={label}
      />
    </span>
  );
}
