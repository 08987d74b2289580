import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/icon';
import { AppLink } from '@/components/link';
import type { Id } from '@/lib/id';
import styles from './project-neighbours.module.css';
import type { ProjectSection } from './project-section';

interface ProjectNeighboursProps {
  projectId: Id;
  /** The projects of the list that was visited last, in its order. */
  ids: readonly Id[];
  /** The open section; the links lead to the same section of the other project. */
  section: ProjectSection;
}

/** Links to the previous and the next project of the list that was visited last. */
export function ProjectNeighbours({ projectId, ids, section }: ProjectNeighboursProps) {
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
