import { mutationOptions } from '@tanstack/react-query';
import { saveAs } from 'file-saver';
import type { Id } from '@/lib/id';
import { dateOf } from '@/lib/time';
import type { Cell, Sheet } from '@/lib/xlsx/sheet';
import { makeWorkbook } from '@/lib/xlsx/workbook-file';
import type { ProjectListItem } from '@/schemas/projects';
import type { Statistics } from '@/schemas/statistics';

/** What the sheet is made of: the statistics of some of the projects may be missing. */
interface GradeSheetContent {
  projects: readonly ProjectListItem[];
  statistics: ReadonlyMap<Id, Statistics>;
}

/** Makes the grade sheet and saves it, named by the day in the browser's zone. */
export function gradeSheetMutation() {
  return mutationOptions({
    mutationKey: ['projects', 'grade-sheet'],
    mutationFn: async (content: GradeSheetContent) =>
      saveAs(await makeWorkbook(`grades_${dateOf()}.xlsx`, [gradeSheet(content)])),
    meta: {
      successMessage: 'Ведомость сформирована',
      errorMessage: 'Не удалось сформировать ведомость',
    },
  });
}

const COLUMNS = [
  'Номер',
  'Тема',
  'Студенты',
  'Статус',
  'Стадия',
  'Год',
  'Задания',
  'Оценка за защиту',
  'Оценка руководителя',
  'Итоговая оценка',
];

/** Sheet 'Ведомость': a row a project, in the order given. */
function gradeSheet({ projects, statistics }: GradeSheetContent): Sheet {
  return {
    name: 'Ведомость',
    columns: COLUMNS,
    rows: projects.map((project) => gradeRow(project, statistics.get(project.id))),
  };
}

function gradeRow(project: ProjectListItem, statistics: Statistics | undefined): Cell[] {
  const { grades } = statistics ?? {};
  return [
    project.id,
    project.theme || 'Без темы',
    project.students.map(({ student_name }) => student_name).join('\n'),
    project.status,
    project.stage,
    project.year,
    // No grades may be read as "not graded": the row says that nothing is known of it.
    statistics ? `${statistics.tasks_done} из ${statistics.total_tasks}` : 'нет данных',
    grades?.defence_grade,
    grades?.supervisor_grade,
    grades?.final_grade,
  ];
}
