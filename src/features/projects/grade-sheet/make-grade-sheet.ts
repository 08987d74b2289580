import { mutationOptions } from '@tanstack/react-query';
import { saveAs } from 'file-saver';
import type { Statistics } from '@/domain/grades';
import type { Project } from '@/domain/project';
import type { ReadList } from '@/domain/read-list';
import { studentLabels } from '@/domain/student';
import type { Id } from '@/lib/id';
import { lostText } from '@/lib/lost-text';
import { dateOf } from '@/lib/time';
import type { Cell, Sheet } from '@/lib/xlsx/sheet';
import { makeWorkbook } from '@/lib/xlsx/workbook-file';
import { readStatistics } from '@/queries/statistics';

/** The data of the sheet; the statistics of some projects may be missing. */
interface GradeSheetContent {
  projects: ReadList<Project>;
  statistics: ReadonlyMap<Id, Statistics>;
}

/** Makes the grade sheet and saves it; its file name has the date of the browser's time zone. */
export function gradeSheetMutation() {
  return mutationOptions({
    mutationKey: ['projects', 'grade-sheet'],
    // One that cannot be read has 'нет данных' in its row.
    mutationFn: async (projects: ReadList<Project>, { client }) => {
      const ids = projects.items.map(({ id }) => id);
      const statistics = await readStatistics(client, ids);
      saveAs(await makeWorkbook(`grades_${dateOf()}.xlsx`, gradeSheets({ projects, statistics })));
    },
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

/**
 * Two sheets: 'Ведомость' as it is handed in, where tasks are a text such as '2 из 6', and 'Задания' with the same
 * numbers in cells that can be sorted and summed.
 *
 * @internal exported for its test.
 */
export function gradeSheets(content: GradeSheetContent): Sheet[] {
  return [gradeSheet(content), taskSheet(content)];
}

/**
 * Sheet 'Ведомость': one row for each project in the given order, and how many records could not be read.
 */
function gradeSheet({ projects, statistics }: GradeSheetContent): Sheet {
  return {
    name: 'Ведомость',
    title: lostText(projects.lost),
    columns: COLUMNS,
    rows: projects.items.map((project) => gradeRow(project, statistics.get(project.id))),
  };
}

/** Sheet 'Задания': unknown values are empty cells, so that sums are correct. */
function taskSheet({ projects, statistics }: GradeSheetContent): Sheet {
  return {
    name: 'Задания',
    title: lostText(projects.lost),
    columns: ['Номер', 'Тема', 'Студенты', 'Выполнено', 'Всего'],
    rows: projects.items.map((project) => {
      const { doneTasks, totalTasks } = statistics.get(project.id) ?? {};
      return [...nameCells(project), doneTasks, totalTasks];
    }),
  };
}

function gradeRow(project: Project, statistics: Statistics | undefined): Cell[] {
  const { grades, doneTasks: done, totalTasks: total } = statistics ?? {};
  // An empty cell would mean "not graded", so a grade that could not be read says so.
  const missing = grades?.lost ? 'нет данных' : undefined;
  return [
    ...nameCells(project),
    project.status,
    project.stage,
    project.year,
    // Likewise when nothing of the project could be read.
    done === undefined || total === undefined ? 'нет данных' : `${done} из ${total}`,
    grades?.defence ?? missing,
    grades?.supervisor ?? missing,
    grades?.final ?? missing,
  ];
}

function nameCells({ id, theme, students }: Project): Cell[] {
  return [id, theme || 'Без темы', studentLabels(students.items, (student) => student).join('\n')];
}
