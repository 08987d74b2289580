import { useAction } from '@/components/action/use-action';
import { Button } from '@/components/button';
import type { Project } from '@/domain/project';
import type { ReadList } from '@/domain/read-list';
import { gradeSheetMutation } from './make-grade-sheet';

/** Downloads the grades of these projects as a spreadsheet. */
export function GradeSheetButton({ projects }: { projects: ReadList<Project> }) {
  const saving = useAction(gradeSheetMutation());
  return (
    <Button
      variant="outlined"
      icon="document"
      disabled={projects.items.length === 0}
      isPending={saving.isPending}
      onClick={() => void saving.mutate(projects)}
    >
      Скачать ведомость
    </Button>
  );
}
