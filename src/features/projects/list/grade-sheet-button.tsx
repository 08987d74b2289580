import { mutationOptions } from '@tanstack/react-query';
import { saveAs } from 'file-saver';
import { useAction } from '@/components/action/use-action';
import { Button } from '@/components/button';
import type { Statistics } from '@/domain/grades';
import type { Project } from '@/domain/project';
import type { ReadList } from '@/domain/read-list';
import { finalSupervisorGrade } from '@/domain/weights';
import type { Id } from '@/lib/id';
import { lostText } from '@/lib/lost-text';
import { dateOf } from '@/lib/time';
import type { Cell, Sheet } from '@/lib/xlsx/sheet';
import { makeWorkbook } from '@/lib/xlsx/workbook-file';
import { pauseText } from '@/queries/batch';
import { readStatistics } from '@/queries/statistics';

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

/** Makes the grade sheet and saves it; its file name has the date of the browser's time zone. */
function gradeSheetMutation() {
  return mutationOptions({
    mutationKey: ['projects', 'grade-sheet'],
    // One that cannot be read has 'нет данных' in its row.
    mutationFn: async (projects: ReadList<Project>, { client }) => {
      const ids = projects.items.map(({ id }) => id);
      const statistics = await readStatistics(client, ids);
      saveAs(await makeWorkbook(`grades_${dateOf()}.xlsx`, gradeSheets(projects, statistics)));
    },
    meta: {
      successMessage: 'Ведомость сформирована',
      errorMessage: (error) =>
        ['Не удалось сформировать ведомость', pauseText(error)].filter(Boolean).join('. '),
    },
  });
}

const GRADES = ['Оценка за защиту', 'Оценка руководителя', 'Итоговая оценка'];

/** An empty cell would mean "not graded" or "no tasks". */
const UNKNOWN = 'нет данных';

/**
 * Two sheets: 'Ведомость' as it is handed in, a row a student, and 'Проекты' with all else that is known, a row a
 * project, whose statistics may be missing. Both say how many projects could not be read.
 */
function gradeSheets(
  projects: ReadList<Project>,
  statistics: ReadonlyMap<Id, Statistics>,
): Sheet[] {
  const title = lostText(projects.lost);
  return [
    {
      name: 'Ведомость',
      title,
      columns: ['ФИО', 'Курс', 'Программа', 'Тема', ...GRADES],
      rows: projects.items.flatMap((project) => studentRows(project, statistics.get(project.id))),
    },
    {
      name: 'Проекты',
      title,
      columns: ['Номер', 'Тема', 'Статус', 'Стадия', 'Год', 'Заданий выполнено', 'Заданий всего'],
      rows: projects.items.map(({ id, theme, status, stage, year }) => {
        const { doneTasks = UNKNOWN, totalTasks = UNKNOWN } = statistics.get(id) ?? {};
        return [id, theme || NO_THEME, status, stage, year, doneTasks, totalTasks];
      }),
    },
  ];
}

const NO_THEME = 'Без темы';

/** A project without students has a row, too. */
function studentRows({ theme, students }: Project, statistics: Statistics | undefined): Cell[][] {
  const grades = statistics?.grades;
  const missing = grades?.lost === 0 ? undefined : UNKNOWN;
  const rest = [
    theme || NO_THEME,
    grades?.defence ?? missing,
    finalSupervisorGrade(grades) ?? missing,
    grades?.final ?? missing,
  ];
  if (students.items.length === 0) return [[undefined, undefined, undefined, ...rest]];
  return students.items.map(({ name, course, programme }) => [name, course, programme, ...rest]);
}
