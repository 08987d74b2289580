import { Button } from '@/components/button';
import { lazyDialog } from '@/components/lazy-part';
import { useDialog } from '@/components/use-dialog';
import type { ProjectListItem } from '@/schemas/projects';

const GradeSheetDialog = lazyDialog(
  async () => (await import('./grade-sheet-dialog')).GradeSheetDialog,
  { mui: true },
);

/** Downloads the grades of these projects as a spreadsheet. */
export function GradeSheetButton({ projects }: { projects: readonly ProjectListItem[] }) {
  // The sheet is of the projects that were shown when it was asked for.
  const dialog = useDialog<readonly ProjectListItem[]>();
  return (
    <>
      <Button
        variant="outlined"
        icon="document"
        disabled={projects.length === 0}
        onPointerEnter={GradeSheetDialog.preload}
        onFocus={GradeSheetDialog.preload}
        onClick={() => dialog.show(projects)}
      >
        Скачать ведомость
      </Button>
      {dialog.shown && (
        <GradeSheetDialog
          key={dialog.shown.id}
          {...dialog.shown.life}
          projects={dialog.shown.subject}
        />
      )}
    </>
  );
}
