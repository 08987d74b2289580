import { type ComponentProps, useMemo } from 'react';
import { useTicks } from '@/components/use-ticks';
import type { Project } from '@/domain/project';
import { useAutomaticChecks } from '@/queries/use-automatic-checks';
import { type PrintTicked, TickedTools } from '../states/ticked-tools';
import { ProjectsTable } from './projects-table';
import styles from './projects-table.module.css';

interface TableViewProps extends Omit<ComponentProps<typeof ProjectsTable>, 'ticks'> {
  /** All projects of the page, of which `projects` are those found. */
  listed: readonly Project[];
  PrintTicked: PrintTicked;
}

/** The table of projects with the tools for its ticked rows. The listed projects are checked by themselves. */
export function TableView({ listed, PrintTicked, ...props }: TableViewProps) {
  const { projects } = props;
  const ids = useMemo(() => projects.map(({ id }) => id), [projects]);
  const ticks = useTicks(ids);
  useAutomaticChecks(useMemo(() => listed.map(({ id }) => id), [listed]));
  return (
    <div className={styles.view}>
      <TickedTools shown={projects} ticks={ticks} PrintTicked={PrintTicked} />
      {projects.length > 0 && <ProjectsTable {...props} ticks={ticks} />}
    </div>
  );
}
