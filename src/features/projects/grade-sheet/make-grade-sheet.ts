import { mutationOptions } from '@tanstack/react-query';
import { saveAs } from 'file-saver';
import type { Statistics } from '@/domain/grades';
import type { Project } from '@/domain/project';
import type { ProjectCheck, ProjectChecks } from '@/domain/project-check';
import type { ReadList } from '@/domain/read-list';
import { studentLabels } from '@/domain/student';
import type { Id } from '@/lib/id';
import { lostText } from '@/lib/lost-text';
import { clockDate, dateOf } from '@/lib/time';
import { dateCell } from '@/lib/xlsx/clock-cell';
import type { Cell, Sheet } from '@/lib/xlsx/sheet';
import { makeWorkbook } from '@/lib/xlsx/workbook-file';
import { projectChecksOptions } from '@/queries/kept-checks';
import { CHECK_COLUMNS, checkTexts } from '../check/check-texts';

/** The data of the sheet; the statistics of some projects may be missing. */
interface GradeSheetContent {
  projects: ReadList<Project>;
  statistics: ReadonlyMap<Id, Statistics>;
  checks: ProjectChecks;
}

/** Makes the grade sheet and saves it; its file name has the date of the browser's time zone. */
export function gradeSheetMutation() {
  return mutationOptions({
    mutationKey: ['projects', 'grade-sheet'],
    mutationFn: async (content: Omit<GradeSheetContent, 'checks'>, { client }) => {
      const checks = await client.query(projectChecksOptions());
      saveAs(await makeWorkbook(`grades_${dateOf()}.xlsx`, gradeSheets({ ...content, checks })));
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
 * Sheet 'Ведомость': one row for each project in the given order, with the results of its check if there
 * was one, and how many records could not be read.
 */
function gradeSheet({ projects, statistics, checks }: GradeSheetContent): Sheet {
  const isChecked = projects.items.some(({ id }) => checks.has(id));
  return {
    name: 'Ведомость',
    title: lostText(projects.lost),
    columns: isChecked ? [...COLUMNS, ...CHECK_COLUMNS.map(({ name }) => name)] : COLUMNS,
    rows: projects.items.map((project) => [
      ...gradeRow(project, statistics.get(project.id)),
      ...(isChecked ? checkRow(checks.get(project.id)) : []),
    ]),
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

/** The columns of a check as in the table, but with counts as numbers and dates as dates. */
function checkRow(check: ProjectCheck | undefined): Cell[] {
  const texts = checkTexts(check);
  const { late, past, deadline, lastCommit } = check?.known ?? {};
  const areTasksRead = check?.tasks === 'read';
  const areCommitsRead = check?.commits === 'read';
  const typed: Partial<Record<keyof typeof texts, Cell>> = {
    late: areTasksRead && !past ? late : undefined,
    deadline: areTasksRead ? dateCell(clockDate(deadline)) : undefined,
    commit: areCommitsRead && lastCommit ? dateCell(dateOf(lastCommit)) : undefined,
  };
  return CHECK_COLUMNS.map(({ sort }) => typed[sort] ?? texts[sort]);
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
