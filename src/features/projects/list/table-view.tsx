import { type ComponentProps, useCallback, useState } from 'react';
import type { Id } from '@/lib/id';
import { CheckTools } from '../check/check-tools';
import { ChangeStates } from '../states/change-states';
import { ProjectsTable } from './projects-table';

type TableViewProps = Omit<ComponentProps<typeof ProjectsTable>, 'ticked' | 'onTick'>;

const NONE: ReadonlySet<Id> = new Set();

/** The table of projects below the tools that check and change them, which stay when no row is found. */
export function TableView(props: TableViewProps) {
  const { projects, search, onSearchChange } = props;
  const [ticked, setTicked] = useState(NONE);
  const tick = useCallback(
    (id: Id, isTicked: boolean) =>
      setTicked((before) => {
        const after = new Set(before);
        if (isTicked) after.add(id);
        else after.delete(id);
        return after;
      }),
    [],
  );
  return (
    <>
      <CheckTools projects={projects} search={search} onSearchChange={onSearchChange} />
      <ChangeStates
        shown={projects}
        ticked={ticked}
        onTickAll={(isTicked) => setTicked(new Set(isTicked ? projects.map(({ id }) => id) : []))}
        onBegun={() => setTicked(NONE)}
      />
      {projects.length > 0 && <ProjectsTable {...props} ticked={ticked} onTick={tick} />}
    </>
  );
}
