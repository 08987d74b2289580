import { BatchPanel } from '@/components/batch/batch-panel';
import { useBatch } from '@/components/batch/use-batch';
import { DataText } from '@/components/data-text';
import { lazyPart } from '@/components/lazy-part';
import { batchActions } from '@/queries/batch/batch';
import { addProjectsBatch } from '@/queries/new-projects';
import type { StudentChoice } from '../add-project-students';

const ProjectListForm = lazyPart(async () => (await import('./project-list-form')).ProjectListForm);

interface ManyProjectsProps {
  isList: boolean;
  /** The approved students. */
  students: readonly StudentChoice[];
}

/** The progress of the projects that are being registered; while there are none, the form of a list. */
export function ManyProjects({ isList, students }: ManyProjectsProps) {
  const batch = useBatch(batchActions(addProjectsBatch));
  if (batch.rows.length === 0) return isList && <ProjectListForm students={students} />;
  return (
    <BatchPanel heading="Регистрация проектов" batch={batch}>
      {({ theme, year, studentNames }) => (
        <>
          <DataText>{theme}</DataText>
          {`, ${year}: `}
          <DataText>{studentNames.join(', ')}</DataText>
        </>
      )}
    </BatchPanel>
  );
}
