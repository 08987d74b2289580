import { IN_PROGRESS } from '@/domain/list-option';

const EXACTLY = { exact: true, includeSearch: false };

/** The pages that the navigation bar leads to (spec §2.2). */
export const PAGES = [
  { label: 'Главная', icon: 'home', to: '/', activeOptions: EXACTLY },
  {
    label: 'Проекты',
    icon: 'folder',
    to: '/projects',
    search: { filter: IN_PROGRESS },
    activeOptions: { includeSearch: false },
  },
  { label: 'Заявки', icon: 'inbox', to: '/applications' },
  { label: 'Расписание', icon: 'calendar', to: '/meetings', activeOptions: EXACTLY },
] as const;

/** Those that a narrow window has no room for. */
export const MORE_PAGES = [
  { label: 'Назначить встречу', to: '/meetings/arrange' },
  { label: 'Добавить проект', to: '/scientificleadership/add' },
] as const;
