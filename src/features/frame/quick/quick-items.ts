import { linkOptions, type NavigateOptions } from '@tanstack/react-router';
import { IN_PROGRESS } from '@/domain/list-option';
import { type Project, studentNamesOf } from '@/domain/project';
import type { Id } from '@/lib/id';
import { isolated } from '@/lib/isolate-text';

/** An item of the quick jump: a page or an action. */
export interface QuickItem {
  /** Identifies the item across visits. */
  key: string;
  kind: 'Раздел' | 'Проект' | 'Студент' | 'Действие';
  label: string;
  /** Distinguishes it from others with the same label. */
  hint?: string | undefined;
  /** The searched texts. */
  texts: readonly (string | undefined)[];
  /** The page that it opens; missing for the dialog of keys. */
  link?: NavigateOptions;
  /** The project whose review it prints on that page. */
  review?: Id;
}

/** @param otherNames names of the page in the menu, its heading or a button. */
function fixed(
  kind: 'Раздел' | 'Действие',
  label: string,
  link: NavigateOptions,
  ...otherNames: string[]
): QuickItem {
  return { key: label, kind, label, texts: [label, ...otherNames], link };
}

/** The items that do not depend on the server's data. */
export const FIXED_ITEMS: readonly QuickItem[] = [
  fixed('Раздел', 'Главная', linkOptions({ to: '/' })),
  fixed('Раздел', 'Проекты', linkOptions({ to: '/projects', search: { filter: IN_PROGRESS } })),
  fixed('Раздел', 'Заявки', linkOptions({ to: '/applications' }), 'Научное руководство'),
  fixed('Раздел', 'Расписание', linkOptions({ to: '/meetings' }), 'Встречи'),
  fixed('Раздел', 'Профиль', linkOptions({ to: '/profile' })),
  fixed('Действие', 'Новый слот', linkOptions({ to: '/meetings/arrange' }), 'Назначить встречу'),
  fixed(
    'Действие',
    'Добавить проект',
    linkOptions({ to: '/scientificleadership/add' }),
    'Взять под научное руководство',
  ),
  { key: 'keys', kind: 'Действие', label: 'Сочетания клавиш', texts: ['Сочетания клавиш'] },
];

/** The items of the projects: the projects, their students, and actions in them. */
export function itemsOf(projects: readonly Project[]): QuickItem[] {
  return [
    ...projects.map(projectItem),
    ...projects.flatMap(studentItems),
    ...projects.flatMap(actionItems),
  ];
}

function projectItem(project: Project): QuickItem {
  const { id, theme, year } = project;
  const names = studentNamesOf(project);
  return {
    key: `project:${id}`,
    kind: 'Проект',
    label: isolated(theme) || 'Без темы',
    hint: [`#${id}`, year, ...names].filter(Boolean).join(' · '),
    texts: [theme, `#${id}`, year === undefined ? undefined : String(year), ...names],
    link: linkOptions({ to: '/projects/$projectId', params: { projectId: id } }),
  };
}

/** Students who cannot be told apart are one item, since they open the same page. */
function studentItems(project: Project): QuickItem[] {
  const { id, theme } = project;
  return [...new Set(studentNamesOf(project))].map((label) => ({
    key: `student:${id}:${label}`,
    kind: 'Студент',
    label,
    hint: isolated(theme) || `#${id}`,
    texts: [label],
    link: linkOptions({ to: '/projects/$projectId', params: { projectId: id } }),
  }));
}

function actionItems(project: Project): QuickItem[] {
  const { id, theme } = project;
  const name = isolated(theme) || `#${id}`;
  const names = studentNamesOf(project);
  const hint = [`#${id}`, ...names].join(' · ');
  const task = `Назначить задание: ${name}`;
  const review = `Печать отзыва: ${name}`;
  return [
    {
      key: `task:${id}`,
      kind: 'Действие',
      label: task,
      hint,
      texts: [task, `#${id}`, ...names],
      link: linkOptions({ to: '/projects/$projectId/tasks/add', params: { projectId: id } }),
    },
    {
      key: `review:${id}`,
      kind: 'Действие',
      label: review,
      hint,
      texts: [review, `#${id}`, ...names],
      link: linkOptions({ to: '/projects/$projectId/stats', params: { projectId: id } }),
      review: id,
    },
  ];
}
