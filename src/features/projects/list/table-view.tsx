import { type ComponentProps, useMemo } from 'react';
import { useTicks } from '@/components/use-ticks';
import { CheckTools } from '../check/check-tools';
import { ChangeStates } from '../states/change-states';
import { ProjectsTable } from './projects-table';

type TableViewProps = Omit<ComponentProps<typeof ProjectsTable>, 'ticked' | 'onTick'>;

/** The table of projects below the tools that check and change them; the tools stay when nothing is found. */
export function TableView(props: TableViewProps) {
  const { projects, search, onSearchChange } = props;
  const ids = useMemo(() => projects.map(({ id }) => id), [projects]);
  const ticks = useTicks(ids);
  return (
    <>
      <CheckTools projects={projects} search={search} onSearchChange={onSearchChange} />
      <ChangeStates shown={projects} ticks={ticks} />
      {projects.length > 0 && (
        <ProjectsTable {...props} ticked={ticks.ticked} onTick={ticks.tick} />
      )}
    </>
  );
}
