import type { ComponentProps } from 'react';
import { CheckTools } from '../check/check-tools';
import { ProjectsTable } from './projects-table';

/** The table of projects below what checks them, which stays where there is no row to show. */
export function TableView(props: ComponentProps<typeof ProjectsTable>) {
  const { projects, search, onSearchChange } = props;
  return (
    <>
      <CheckTools projects={projects} search={search} onSearchChange={onSearchChange} />
      {projects.length > 0 && <ProjectsTable {...props} />}
    </>
  );
}
