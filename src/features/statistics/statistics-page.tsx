import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lazyDialog } from '@/components/app-dialog';
import { Button } from '@/components/button';
import { Facts } from '@/components/facts';
import { Page } from '@/components/page';
import { Ring } from '@/components/progress/ring';
import { Section } from '@/components/section';
import shared from '@/components/shared.module.css';
import { Spinner } from '@/components/spinner';
import { useDialog } from '@/components/use-dialog';
import type { Grades, Statistics } from '@/domain/grades';
import { lostIn } from '@/domain/read-list';
import { supervisorGradeOf } from '@/domain/weights';
import { ReviewTable } from '@/features/grades/review-table';
import { SupervisorGrade } from '@/features/grades/supervisor-grade';
import { classes } from '@/lib/classes';
import { showDecimal } from '@/lib/decimal';
import type { Id } from '@/lib/id';
import { statisticsOptions } from '@/queries/statistics';
import styles from './statistics-page.module.css';

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
        <div className={styles.columns}>
          <TasksBlock {...statistics} />
          <GradesBlock projectId={projectId} grades={statistics.grades} />
        </div>
      ) : (
        <Spinner />
      )}
    </Page>
  );
}

const NO_DATA = <span className={shared.quiet}>нет данных</span>;

/** Numbers of all and of finished tasks, with a ring chart (spec §2.5). */
function TasksBlock({ totalTasks: total, doneTasks: done, donePercent: percent }: Statistics) {
  const hasRing = total !== 0 && percent !== undefined;
  return (
    <Section heading="Задания">
      <div className={shared.card}>
        <div className={shared.row}>
          {hasRing && <Ring percent={percent} />}
          <Facts
            className={shared.facts}
            facts={[
              { name: 'Всего', value: showDecimal(total) ?? NO_DATA },
              { name: 'Выполнено', value: showDecimal(done) ?? NO_DATA },
              {
                name: 'Процент выполнения',
                value: percent === undefined ? NO_DATA : `${percent}%`,
                // To be seen once: the ring says it too.
                className: hasRing && shared.hidden,
              },
            ]}
          />
        </div>
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
  const supervisor = supervisorGradeOf(grades);
  const isRunning = supervisor && grades?.supervisor === undefined;
  const missing = grades?.lost ? NO_DATA : <span className={shared.quiet}>пока нет</span>;
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
      <div className={shared.card}>
        <Facts
          className={classes(shared.facts, styles.grades)}
          facts={[
            {
              name: 'Итоговая оценка',
              value: showDecimal(grades?.final) ?? missing,
              className: grades?.final !== undefined && styles.final,
            },
            { name: 'Оценка за защиту', value: showDecimal(grades?.defence) ?? missing },
            {
              name: 'Оценка руководителя',
              value: showDecimal(supervisor?.value) ?? missing,
              // To be seen once: the criteria below add up to it.
              className: isRunning && shared.hidden,
            },
          ]}
        />
        <ReviewTable review={grades?.review} />
        {isRunning && <SupervisorGrade grade={supervisor} />}
      </div>
      {dialog.render((_, life) => (
        <GradesDialog {...life} projectId={projectId} grades={grades} />
      ))}
    </Section>
  );
}
