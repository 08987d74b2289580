import { useState } from 'react';
import { Badge } from '@/components/badge';
import { DataText } from '@/components/data-text';
import { Icon } from '@/components/icon';
import { AppLink, ButtonLink } from '@/components/link';
import type { Id } from '@/lib/id';
import { useProject } from '@/queries/use-project';
import { readVisitedList } from '../visited-list';
import styles from './project-head.module.css';
import { ProjectNeighbours } from './project-neighbours';
import type { ProjectPlace } from './project-section';

export interface ProjectHeadProps {
  projectId: Id;
  place: ProjectPlace;
}

/** The line above every section of a project: back to the list, theme and state, 'Назначить задание'. */
export function ProjectHead({ projectId, place }: ProjectHeadProps) {
  const { project } = useProject(projectId);
  const [list] = useState(readVisitedList);
  return (
    <div className={styles.head}>
      <AppLink to="/projects" search={list?.search} className={styles.back}>
        <Icon name="chevronLeft" />
        Проекты
      </AppLink>
      {list && <ProjectNeighbours projectId={projectId} ids={list.ids} section={place.section} />}
      {!place.showsProject && (
        <div className={styles.project}>
          <p className={styles.theme} title={project?.theme}>
            <DataText>{project?.theme}</DataText>
          </p>
          {project?.status && (
            <Badge isData tint="info" title="Статус">
              {project.status}
            </Badge>
          )}
          {project?.stage && (
            <Badge isData tint="stage" title="Стадия">
              {project.stage}
            </Badge>
          )}
        </div>
      )}
      {!place.isAssigning && (
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
