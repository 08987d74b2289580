import { type ReactNode, useState } from 'react';
import { Badge } from '@/components/badge';
import { Icon, type IconName } from '@/components/icon';
import { AppLink, ButtonLink } from '@/components/link';
import type { Id } from '@/lib/id';
import { useProject } from '@/queries/use-project';
import { readVisitedList } from '../visited-list';
import styles from './project-head.module.css';
import type { ProjectPlace, ProjectSection } from './project-section';

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
      <AppLink to="/projects" search={list?.search} isUnmarked className={styles.back}>
        <Icon name="chevronLeft" />
        Проекты
      </AppLink>
      {list && <ProjectNeighbours projectId={projectId} ids={list.ids} section={place.section} />}
      {!place.showsProject && (
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

interface ProjectNeighboursProps {
  projectId: Id;
  /** The projects of the list that was visited last, in its order. */
  ids: readonly Id[];
  /** The open section; the links lead to the same section of the other project. */
  section: ProjectSection;
}

/** Links to the previous and the next project of the list that was visited last. */
function ProjectNeighbours({ projectId, ids, section }: ProjectNeighboursProps) {
  const place = ids.indexOf(projectId);
  // A project that was opened by its address may not be in the list.
  const [previous, next] = place === -1 ? [] : [ids[place - 1], ids[place + 1]];
  if (previous === undefined && next === undefined) return null;
  return (
    <div className={styles.neighbours}>
      <Neighbour projectId={previous} section={section} icon="chevronLeft">
        Предыдущий проект
      </Neighbour>
      <Neighbour projectId={next} section={section} icon="chevronRight">
        Следующий проект
      </Neighbour>
    </div>
  );
}

interface NeighbourProps {
  /** `undefined` at either end of the list: the icon is shown without a link. */
  projectId: Id | undefined;
  section: ProjectSection;
  icon: IconName;
  children: string;
}

function Neighbour({ projectId, section, icon, children }: NeighbourProps): ReactNode {
  if (projectId === undefined) {
    return (
      <span className={styles.end}>
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <AppLink
      to={`/projects/$projectId${section}`}
      params={{ projectId }}
      aria-label={children}
      title={children}
      className={styles.neighbour}
    >
      <Icon name={icon} />
    </AppLink>
  );
}
