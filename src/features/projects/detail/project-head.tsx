import { useState } from 'react';
import { Badge } from '@/components/badge';
import { Icon } from '@/components/icon';
import { AppLink, ButtonLink } from '@/components/link';
import type { Id } from '@/lib/id';
import { readVisitedList } from '../visited-list';
import styles from './project-head.module.css';
import { ProjectNeighbours, type ProjectSection } from './project-neighbours';
import { useProject } from './use-project';

/** What the section that is open says itself. */
export interface ProjectHeadProps {
  projectId: Id;
  /** Theme, status and stage: said once a page. */
  saysProject: boolean;
  /** The form of a new task. */
  isAssigning: boolean;
  section: ProjectSection;
}

/** What stands above every section of a project: the way back, which project it is, the next task. */
export function ProjectHead({ projectId, saysProject, isAssigning, section }: ProjectHeadProps) {
  const { project } = useProject(projectId);
  const [list] = useState(readVisitedList);
  return (
    <div className={styles.head}>
      <AppLink to="/projects" search={list?.search} className={styles.back}>
        <Icon name="chevronLeft" />
        Проекты
      </AppLink>
      {list && <ProjectNeighbours projectId={projectId} ids={list.ids} section={section} />}
      {!saysProject && (
        <div className={styles.project}>
          <p className={styles.theme} title={project?.theme}>
            {project?.theme}
          </p>
          {project?.status && (
            <Badge tint="info" title="Статус">
              {project.status}
            </Badge>
          )}
          {project?.stage && (
            <Badge tint="stage" title="Стадия">
              {project.stage}
            </Badge>
          )}
        </div>
      )}
      {!isAssigning && (
        <div className={styles.action}>
          <ButtonLink
            to="/projects/$projectId/tasks/add"
            params={{ projectId }}
            variant="contained"
            icon="add"
          >
            Назначить задание
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
