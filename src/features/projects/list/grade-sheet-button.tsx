import { mutationOptions } from '@tanstack/react-query';
import { saveAs } from 'file-saver';
import { useAction } from '@/components/action/use-action';
import { Button } from '@/components/button';
import type { Statistics } from '@/domain/grades';
import type { Project } from '@/domain/project';
import type { ReadList } from '@/domain/read-list';
import { finalSupervisorGrade } from '@/domain/weights';
import { lostText } from '@/lib/lost-text';
import { dateOf } from '@/lib/time';
import type { Cell } from '@/lib/xlsx/sheet';
import { makeWorkbook } from '@/lib/xlsx/workbook-file';
import { pauseText } from '@/queries/batch';
import { readStatistics } from '@/queries/statistics';

/** Downloads the grades of these projects as a spreadsheet with a row a student. */
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

const COLUMNS = [
  'ФИО',
  'Курс',
  'Программа',
  'Тема',
  'Оценка за защиту',
  'Оценка руководителя',
  'Итоговая оценка',
];

/** Makes the grade sheet and saves it; its file name has the date of the browser's time zone. */
function gradeSheetMutation() {
  return mutationOptions({
    mutationKey: ['projects', 'grade-sheet'],
    mutationFn: async ({ items, lost }: ReadList<Project>, { client }) => {
      const statistics = await readStatistics(
        client,
        items.map(({ id }) => id),
      );
      const rows = items.flatMap((project) => studentRows(project, statistics.get(project.id)));
      const sheet = { name: 'Ведомость', title: lostText(lost), columns: COLUMNS, rows };
      saveAs(await makeWorkbook(`grades_${dateOf()}.xlsx`, [sheet]));
    },
    meta: {
      successMessage: 'Ведомость сформирована',
      errorMessage: (error) =>
        ['Не удалось сформировать ведомость', pauseText(error)].filter(Boolean).join('. '),
    },
  });
}

/** A row for each student of a project, or for the project without any. */
function studentRows({ theme, students }: Project, statistics: Statistics | undefined): Cell[][] {
  const grades = statistics?.grades;
  // An empty cell means "not graded".
  const missing = grades?.lost === 0 ? undefined : 'нет данных';
  const rest = [
    theme || 'Без темы',
    grades?.defence ?? missing,
    finalSupervisorGrade(grades) ?? missing,
    grades?.final ?? missing,
  ];
  if (students.items.length === 0) return [[undefined, undefined, undefined, ...rest]];
  return students.items.map(({ name, course, programme }) => [name, course, programme, ...rest]);
}
