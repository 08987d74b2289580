import { useState } from 'react';
import { lazyDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { useDialog } from '@/components/use-dialog';
import type { Project } from '@/domain/project';
import type { ReadList } from '@/domain/read-list';
import type { Id } from '@/lib/id';

// Saves 14 KiB: statistics, their schemas and FileSaver.
const GradeSheetDialog = lazyDialog(
  async () => (await import('./grade-sheet-dialog')).GradeSheetDialog,
);

/** Downloads the grades of these projects as a spreadsheet. */
export function GradeSheetButton({ projects }: { projects: ReadList<Project> }) {
  // The dialog keeps the projects that were shown at the click.
  const dialog = useDialog<ReadList<Project>>();
  const [readBefore, setReadBefore] = useState<readonly Id[]>([]);
  return (
    <>
      <Button
        variant="outlined"
        icon="document"
        disabled={projects.items.length === 0}
        onPointerEnter={GradeSheetDialog.preload}
        onFocus={GradeSheetDialog.preload}
        onClick={() => dialog.show(projects)}
      >
        Скачать ведомость
      </Button>
      {dialog.render((shown, life) => (
        <GradeSheetDialog
          {...life}
          projects={shown}
          readBefore={readBefore}
          onRead={setReadBefore}
        />
      ))}
    </>
  );
}
