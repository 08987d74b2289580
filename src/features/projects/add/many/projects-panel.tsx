import { BatchPanel } from '@/components/batch/batch-panel';
import { DataText } from '@/components/data-text';
import { batchActions } from '@/queries/batch/batch';
import { addProjectsBatch } from '@/queries/new-projects';

/** Progress of the batch that registers projects (decisions §5.41). */
export function ProjectsPanel() {
  return (
    <BatchPanel heading="Регистрация проектов" actions={batchActions(addProjectsBatch)}>
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
