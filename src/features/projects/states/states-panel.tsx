import { BatchPanel } from '@/components/batch/batch-panel';
import { useBatch } from '@/components/batch/use-batch';
import { DataText } from '@/components/data-text';
import { batchActions } from '@/queries/batch/batch';
import { changeStatesBatch } from '@/queries/project-states';
import { projectName } from './state-texts';

/** What becomes of the changes of several projects (decisions §5.39). */
export function StatesPanel() {
  const batch = useBatch(batchActions(changeStatesBatch));
  return (
    <BatchPanel heading="Изменение проектов" batch={batch}>
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
