import { type ComponentProps, useMemo } from 'react';
import { useTicks } from '@/components/use-ticks';
import { TickedTools } from '../states/ticked-tools';
import { ProjectsTable } from './projects-table';
import styles from './projects-table.module.css';

type TableViewProps = Omit<ComponentProps<typeof ProjectsTable>, 'ticks'>;

/** The table of projects with the tools for its ticked rows. */
export function TableView(props: TableViewProps) {
  const { projects } = props;
  const ids = useMemo(() => projects.map(({ id }) => id), [projects]);
  const ticks = useTicks(ids);
  return (
    <div className={styles.view}>
      <TickedTools shown={projects} ticks={ticks} />
      {projects.length > 0 && <ProjectsTable {...props} ticks={ticks} />}
    </div>
  );
}
