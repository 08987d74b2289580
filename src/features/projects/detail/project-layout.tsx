import type { ReactNode } from 'react';
import { Icon } from '@/components/icon';
import { AppLink } from '@/components/link';
import { ProjectHead, type ProjectHeadProps } from './project-head';
import styles from './project-layout.module.css';

interface ProjectLayoutProps extends ProjectHeadProps {
  children: ReactNode;
}

/** The head and the side menu of a project around the section that is open (spec §2.4). */
export function ProjectLayout({ children, ...head }: ProjectLayoutProps) {
  const params = { projectId: head.projectId };
  return (
    <div className={styles.project}>
      <ProjectHead {...head} />
      <div className={styles.layout}>
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
        <div className={styles.section}>{children}</div>
      </div>
    </div>
  );
}
