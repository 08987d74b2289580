import type { ReactNode } from 'react';
import { Icon } from '@/components/icon';
import { AppLink } from '@/components/link';
import type { Id } from '@/lib/id';
import styles from './project-layout.module.css';

interface ProjectLayoutProps {
  projectId: Id;
  children: ReactNode;
}

/** The side menu of a project beside the section that is open (spec §2.4). */
export function ProjectLayout({ projectId, children }: ProjectLayoutProps) {
  const params = { projectId };
  return (
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
        <AppLink to="/projects/$projectId/commits" params={params} className={styles.link}>
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
  );
}
