import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lazyDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { Page } from '@/components/page';
import { Ring } from '@/components/progress/ring';
import { Section } from '@/components/section';
import shared from '@/components/shared.module.css';
import { Spinner } from '@/components/spinner';
import { useDialog } from '@/components/use-dialog';
import type { Grades, Statistics } from '@/domain/grades';
import { lostIn } from '@/domain/read-list';
import { runningGrade } from '@/domain/weights';
import { ReviewTable } from '@/features/grades/review-table';
import { SupervisorGrade } from '@/features/grades/supervisor-grade';
import { showDecimal } from '@/lib/decimal';
import type { Id } from '@/lib/id';
import { statisticsOptions } from '@/queries/statistics';

interface StatisticsPageProps {
  projectId: Id;
  /** Beside the heading. */
  actions: ReactNode;
}

/** Tasks and grades of a project (spec §2.5); a failed read leaves the spinner (spec §8). */
export function StatisticsPage({ projectId, actions }: StatisticsPageProps) {
  const { data: statistics } = useQuery(statisticsOptions(projectId));
  return (
    <Page heading={`#${projectId}`} title={`Статистика проекта #${projectId}`} actions={actions}>
      {statistics ? (
        <>
          <TasksBlock statistics={statistics} />
          <GradesBlock projectId={projectId} grades={statistics.grades} />
        </>
      ) : (
        <Spinner />
      )}
    </Page>
  );
}

/** Numbers of all and of finished tasks, with a ring chart (spec §2.5). */
function TasksBlock({ statistics }: { statistics: Statistics }) {
  const { totalTasks: total, doneTasks: done, donePercent: percent } = statistics;
  return (
    <Section heading="Задания">
      <div className={shared.row}>
        {total !== 0 && percent !== undefined && <Ring percent={percent} />}
        <Figures
          missing="нет данных"
          items={[
            { term: 'Всего', value: showDecimal(total) },
            { term: 'Выполнено', value: showDecimal(done) },
            {
              term: 'Процент выполнения',
              value: percent === undefined ? undefined : `${percent}%`,
            },
          ]}
        />
        {total === 0 && <p className={shared.quiet}>Заданий пока нет.</p>}
      </div>
    </Section>
  );
}

// Saves 43 KiB: the page has no form.
const GradesDialog = lazyDialog(
  async () => (await import('@/features/grades/dialog/grades-dialog')).GradesDialog,
);

interface GradesBlockProps {
  projectId: Id;
  grades: Grades | undefined;
}

/** The grades of a project and the button that edits them (spec §2.5). */
function GradesBlock({ projectId, grades }: GradesBlockProps) {
  // Remounted at each opening, so that the form starts from the current grades.
  const dialog = useDialog();
  // The server may reckon once all criteria are graded.
  const running =
    grades?.supervisor === undefined && runningGrade(grades?.review?.criteria.items ?? []);
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
      <div className={shared.stack}>
        <Figures
          missing={grades?.lost ? 'нет данных' : 'пока нет'}
          items={[
            { term: 'Оценка за защиту', value: showDecimal(grades?.defence) },
            {
              term: 'Оценка руководителя',
              value: showDecimal(running ? running.value : grades?.supervisor),
            },
            { term: 'Итоговая оценка', value: showDecimal(grades?.final) },
          ]}
        />
        <ReviewTable review={grades?.review} />
        {running && <SupervisorGrade grade={running} />}
      </div>
      {dialog.render((_, life) => (
        <GradesDialog {...life} projectId={projectId} grades={grades} />
      ))}
    </Section>
  );
}

interface FiguresProps {
  items: readonly { term: string; value: string | undefined }[];
  /** Shown for a missing value. */
  missing?: string;
}

/** Large numbers in a row, each with its label. */
function Figures({ items, missing }: FiguresProps) {
  return (
    <dl className={shared.facts}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value ?? <span className={shared.quiet}>{missing}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
