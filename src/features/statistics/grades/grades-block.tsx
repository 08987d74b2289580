import { lazyDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { Section } from '@/components/section';
import { UnreadableRecords } from '@/components/unreadable-records';
import { useDialog } from '@/components/use-dialog';
import type { Grades } from '@/domain/grades';
import { lostIn } from '@/domain/read-list';
import { showDecimal } from '@/lib/decimal';
import type { Id } from '@/lib/id';
import { Figures } from '../figures';
import styles from './grades-block.module.css';
import { ReviewTable } from './review-table';

// Saves 78 KiB, most of them date pickers and sliders.
const GradesDialog = lazyDialog(async () => (await import('../dialog/grades-dialog')).GradesDialog);

interface GradesBlockProps {
  projectId: Id;
  grades: Grades | undefined;
}

/** The grades of a project and the button that edits them (spec §2.5). */
export function GradesBlock({ projectId, grades }: GradesBlockProps) {
  // Remounted at each opening, so that the form starts from the current grades.
  const dialog = useDialog();
  return (
    <Section
      heading="Оценки"
      actions={
        <Button
          variant="outlined"
          icon="edit"
          // Unreadable criteria could not be sent back: saving would delete them.
          disabled={lostIn(grades) > 0}
          onPointerEnter={GradesDialog.preload}
          onFocus={GradesDialog.preload}
          onClick={() => dialog.show()}
        >
          Изменить
        </Button>
      }
    >
      <div className={styles.grades}>
        <Figures
          missing={grades?.lost ? 'нет данных' : 'пока нет'}
          items={[
            { term: 'Оценка за защиту', value: showDecimal(grades?.defence) },
            { term: 'Оценка руководителя', value: showDecimal(grades?.supervisor) },
            { term: 'Итоговая оценка', value: showDecimal(grades?.final) },
          ]}
        />
        <ReviewTable review={grades?.review} />
        <UnreadableRecords count={lostIn(grades)} />
      </div>
      {dialog.render((_, life) => (
        <GradesDialog {...life} projectId={projectId} grades={grades} />
      ))}
    </Section>
  );
}
