import { BatchPanel } from '@/components/batch/batch-panel';
import { DataText } from '@/components/data-text';
import { batchActions } from '@/queries/batch/batch';
import { changeStatesBatch } from '@/queries/project-states';
import { projectName } from './state-texts';

/** What becomes of the changes of several projects (decisions §5.39). */
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
