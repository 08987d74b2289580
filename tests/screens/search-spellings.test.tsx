import { readdirSync, readFileSync } from 'node:fs';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderApp } from '../render-app';
import { server } from '../server';

/*
 * Every searchable list must find a text however it is spelt. A search field that the table LISTS
 * lacks fails the last test of this file.
 */

/** A text as the server sends it, and the text that a professor types to find it. */
const SPELLINGS: readonly (readonly [served: string, typed: string])[] = [
  ['Андрей Йоффе', 'андрей йоффе'.normalize('NFD')],
  ['Сергей Буйнов'.normalize('NFD'), 'сергей буйнов'],
  ['Соколова Вера', 'Вера Соколова'],
  ['Орлова Инна', '  Орлова   Инна '],
  ['Громова  Яна', 'Громова Яна'],
  ['Белова\u00A0Ольга', 'Белова Ольга'],
  ['Чернова Елена', 'Чернова\u00A0\u2003Елена'],
  ['Семёнов Пётр', 'семенов петр'],
  ['Королев Федор', 'Королёв Фёдор'],
  ['КУЗНЕЦОВ РОМАН', 'кузнецов роман'],
  ['Мельников Олег', 'МЕЛЬНИКОВ ОЛЕГ'],
  ['Анализ «больших данных»', 'анализ "больших данных"'],
  ['Обзор "малых сетей"', 'обзор „малых сетей“'],
  ['Поиск “редких слов”', 'поиск редких слов'],
  ['Путь Север — Юг', 'север - юг'],
  ['Петрова-Водкина Мария', 'петрова–водкина'],
  ['Римский\u2011Корсаков', 'Римский-Корсаков'],
  ['Д’Артаньян Шарль', "Д'Артаньян"],
  ["Жанна д'Арк", 'д\u02BCарк'],
  ['Биб\u00ADлио\u00ADтека вуза', 'библиотека'],
  ['Телескоп школы', 'теле\u00ADскоп'],
  ['\u200EКарпов Лев\u200E', 'карпов лев'],
  ['Тихонов Глеб', '\u200Eтихонов\u200B глеб\uFEFF'],
  ['Лаборатория №7', '#7'],
  ['Кабинет #8', '№8'],
  // Latin letters among Cyrillic ones, and the reverse.
  ['Сeргеев Kирилл', 'сергеев кирилл'],
  ['Hовиков Bиктор', 'новиков виктор'],
  ['Ал\u00EBхин Tимур', 'алехин тимур'],
  ['Сборка на C++', 'на с++'],
  ['Разбор на С#', 'на c#'],
  // The other keyboard layout.
  ['Алёшина Дарья', 'fktibyf'],
  ['Ёжикова Зоя', '`;brjdf PJZ'],
  ['Docker Compose', 'вщслук сщьзщыу'],
  ['Kotlin для начинающих', 'лщедшт для'],
];

/** A text that no search matches. */
const OTHER = 'Совсем другое';

const TEXTS = [OTHER, ...SPELLINGS.map(([served]) => served)];

interface SearchableList {
  /** Opens the list with each of the texts in a record of its own; returns the search field. */
  open: () => Promise<HTMLElement>;
  /** The role of an element that shows one record. */
  row: 'article' | 'checkbox' | 'option';
}

function serve(path: string, answer: Record<string, unknown>) {
  server.use(http.get(`*/api/v1${path}`, () => HttpResponse.json(answer)));
}

function serveProjects() {
  serve('/projects', {
    projects: TEXTS.map((theme, index) => ({ id: 9001 + index, theme, students: [] })),
  });
}

function serveApplications(status: string) {
  serve('/applications/professor', {
    applications: TEXTS.map((student_name, index) => ({
      id: 9001 + index,
      professor_id: 1,
      student_id: 9001 + index,
      student_name,
      status,
    })),
  });
}

function serveMeetings({ hasProjects = true } = {}) {
  serve('/slots/professor/student', {
    slots: TEXTS.map((text, index) => ({
      id: 9001 + index,
      start_time: new Date(Date.UTC(2099, 4, index, 9)).toISOString(),
      end_time: new Date(Date.UTC(2099, 4, index, 10)).toISOString(),
      student_id: 9001 + index,
      student_name: text,
      project_id: hasProjects ? 9001 + index : 0,
      project_theme: hasProjects ? text : '',
    })),
  });
}

async function openReport(label: string) {
  serveMeetings();
  const { user } = await renderApp('/meetings');
  await user.click(await screen.findByRole('button', { name: 'Отчёт по консультациям' }));
  return screen.findByRole('combobox', { name: label });
}

/** Every search field of the app, keyed by the file that renders it. */
const LISTS: Record<string, Record<string, SearchableList>> = {
  'projects/list/projects-page.tsx': {
    projects: {
      row: 'article',
      open: async () => {
        serveProjects();
        await renderApp('/projects');
        return screen.findByRole('searchbox', { name: 'Поиск по проектам' });
      },
    },
  },
  'projects/add/add-project-form.tsx': {
    'student picker': {
      row: 'checkbox',
      open: async () => {
        serveApplications('true');
        await renderApp('/scientificleadership/add');
        return screen.findByRole('searchbox', { name: 'Поиск студентов...' });
      },
    },
  },
  'applications/applications-page.tsx': {
    applications: {
      row: 'article',
      open: async () => {
        serveApplications('null');
        await renderApp('/applications');
        return screen.findByRole('searchbox', { name: 'Поиск по заявкам' });
      },
    },
  },
  'meetings/meetings-page.tsx': {
    meetings: {
      row: 'article',
      open: async () => {
        serveMeetings();
        await renderApp('/meetings');
        return screen.findByRole('searchbox', { name: 'Поиск' });
      },
    },
  },
  'meetings/report/report-fields.tsx': {
    'projects of the report': { row: 'option', open: () => openReport('Проект') },
    'students of the report': { row: 'option', open: () => openReport('Студент') },
  },
  'meetings/dialogs/link-project-dialog.tsx': {
    'project of a meeting': {
      row: 'option',
      open: async () => {
        serveProjects();
        serveMeetings({ hasProjects: false });
        const { user } = await renderApp(`/meetings?query=${OTHER}`);
        await user.click(await screen.findByRole('button', { name: 'Добавить проект' }));
        return screen.findByRole('combobox', { name: /^Проект/ });
      },
    },
  },
  'tasks/add/copy-tasks-dialog.tsx': {
    'tasks of a project': {
      row: 'option',
      open: async () => {
        serveProjects();
        const { user } = await renderApp('/projects/1/tasks/add');
        await user.click(
          await screen.findByRole('button', { name: 'Скопировать из другого проекта' }),
        );
        const dialog = await screen.findByRole('dialog', {
          name: 'Скопировать из другого проекта',
        });
        return within(dialog).findByRole('combobox', { name: 'Проект' });
      },
    },
  },
  'grades/copy-criteria-dialog.tsx': {
    'criteria of a project': {
      row: 'option',
      open: async () => {
        serveProjects();
        const { user } = await renderApp('/projects/1/stats');
        await user.click(await screen.findByRole('button', { name: 'Изменить' }));
        await user.click(await screen.findByRole('button', { name: 'Скопировать критерии' }));
        const dialog = await screen.findByRole('dialog', { name: 'Скопировать критерии' });
        return within(dialog).findByRole('combobox', { name: 'Проект' });
      },
    },
  },
  'tasks/add/more-projects.tsx': {
    'other projects of a task': {
      row: 'checkbox',
      open: async () => {
        serveProjects();
        await renderApp('/projects/1/tasks/add');
        return screen.findByRole('searchbox', { name: 'Поиск по проектам' });
      },
    },
  },
};

const CASES = Object.values(LISTS).flatMap((ofFile) => Object.entries(ofFile));

test.each(CASES)('%s are found by every spelling', async (_name, { open, row }) => {
  const field = await open();
  act(() => field.focus());
  for (const [served, typed] of SPELLINGS) {
    fireEvent.change(field, { target: { value: typed } });
    await waitFor(() => {
      const rows = screen
        .queryAllByRole(row)
        .map((element) => (element.closest('label') ?? element).textContent.normalize());
      expect(rows, typed).toContainEqual(expect.stringContaining(served.normalize()));
      expect(rows, typed).not.toContainEqual(expect.stringContaining(OTHER));
    });
  }
});

test('no search field is missing here', () => {
  const fields: Record<string, number> = {};
  for (const file of readdirSync('src/features', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tsx')) continue;
    const source = readFileSync(`src/features/${file}`, 'utf8');
    const count = source.match(
      /<SearchField\b|<FormChoiceField\b|<CheckList\b|<CopyFromProjectDialog\b|type="search"|useListbox\(/g,
    )?.length;
    if (count) fields[file] = count;
  }
  expect(fields).toEqual(
    Object.fromEntries(
      Object.entries(LISTS).map(([file, lists]) => [file, Object.keys(lists).length]),
    ),
  );
});
