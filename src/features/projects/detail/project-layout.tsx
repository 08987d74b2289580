import { type ReactNode, useState } from 'react';
import { IconButton } from '@/components/button';
import { Icon } from '@/components/icon';
import { AppLink, ButtonLink, MenuLink } from '@/components/link';
import type { Id } from '@/lib/id';
import { useProject } from '@/queries/projects';
import { readVisitedList } from '../visited-list';
import styles from './project-layout.module.css';

/** The sections of a project in its side menu, as the ends of their paths. */
type ProjectSection = '' | '/tasks' | '/commits' | '/stats';

/** What a page of a project tells the layout around it, in the `staticData` of its route. */
export interface ProjectPlace {
  /** The page of a task and the form of a new task belong to '/tasks'. */
  section: ProjectSection;
  /** The page itself shows the theme, so the layout does not. */
  showsProject?: boolean;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    projectPlace?: ProjectPlace;
  }
}

const SECTIONS = [
  {
    to: '/projects/$projectId',
    activeOptions: { exact: true },
    icon: 'info',
    label: 'Информация',
  },
  { to: '/projects/$projectId/tasks', icon: 'task', label: 'Задания' },
  // Preloaded without delay: commits are not read ahead, and take the longest.
  { to: '/projects/$projectId/commits', preloadDelay: 0, icon: 'commit', label: 'Коммиты' },
  { to: '/projects/$projectId/stats', icon: 'chart', label: 'Статистика' },
] as const;

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
        <AppLink to="/projects" search={list?.search} className={styles.back}>
          <Icon name="chevronLeft" />
          Проекты
        </AppLink>
        {list && <ProjectNeighbours projectId={projectId} ids={list.ids} section={place.section} />}
        <nav aria-label="Разделы проекта" className={styles.menu}>
          {SECTIONS.map(({ icon, label, ...link }) => (
            <MenuLink key={label} {...link} params={params} className={styles.link}>
              <Icon name={icon} />
              {label}
            </MenuLink>
          ))}
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

const NEIGHBOURS = [
  { step: -1, icon: 'chevronLeft', label: 'Предыдущий проект' },
  { step: 1, icon: 'chevronRight', label: 'Следующий проект' },
] as const;

/** Links to the previous and the next project of the list that was shown last; at either end one is no link. */
function ProjectNeighbours({ projectId, ids, section }: ProjectNeighboursProps) {
  const place = ids.indexOf(projectId);
  // A project that was opened by its address may not be in the list.
  if (place === -1 || ids.length === 1) return null;
  return NEIGHBOURS.map(({ step, icon, label }) => {
    const id = ids[place + step];
    if (id === undefined) return <IconButton key={step} disabled icon={icon} label={label} />;
    return (
      <ButtonLink
        key={step}
        variant="outlined"
        isRound
        to={`/projects/$projectId${section}`}
        params={{ projectId: id }}
        icon={icon}
        aria-label={label}
        title={label}
      />
    );
  });
}
