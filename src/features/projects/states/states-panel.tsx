import { BatchPanel } from '@/components/batch/batch-panel';
import { DataText } from '@/components/data-text';
import { batchActions } from '@/queries/batch/batch';
import { changeStatesBatch } from '@/queries/project-states';
import { projectName } from './state-texts';

/** Progress of the batch that changes projects (decisions §5.39). */
export function StatesPanel() {
  return (
    <BatchPanel heading="Изменение проектов" actions={batchActions(changeStatesBatch)}>
      {({ projectId, theme, option }) => (
        <>
          <DataText>{projectName(projectId, theme)}</DataText>
          {' → '}
          <DataText>{option.name}</DataText>
        </>
      )}
    </BatchPanel>
  );
}
